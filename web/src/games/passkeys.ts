/** Passkeys: signing in with a fingerprint, a face or a key, on a device that isn't known. */

import { html, nothing, type TemplateResult } from "lit-html";
import { icon } from "../draw/pixels.ts";
import type { LinkMade, PasskeyOptions, PasskeysView, PasskeyView } from "../generated/protocol.ts";
import { app } from "../ui/app.ts";
import { button } from "../ui/kit.ts";
import { get, post } from "../wire/api.ts";
import { say } from "../words.ts";

/** Whether server and browser have them: over https, or on the machine itself. */
export const hasPasskeys = (): boolean =>
  app.server?.passkeys === true &&
  typeof PublicKeyCredential !== "undefined" &&
  typeof PublicKeyCredential.parseCreationOptionsFromJSON === "function";

/** The credential as JSON; null and a message if the player has chosen none. */
async function chosen(asked: Promise<Credential | null>): Promise<string | null> {
  try {
    return JSON.stringify((await asked) as PublicKeyCredential | null);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    const isKnown = error.name === "InvalidStateError";
    app.notify(say(isKnown ? "web-passkeys-known" : "web-passkeys-none"));
    return null;
  }
}

/** Ask for a passkey; the secret of a link that makes this device one of its player's, null for none. */
export async function usePasskey(): Promise<string | null> {
  let secret: string | null = null;
  await app.attempt(async () => {
    const { options } = await post<PasskeyOptions>("/api/passkeys/ask");
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(JSON.parse(options));
    const credential = await chosen(navigator.credentials.get({ publicKey }));
    if (credential) ({ secret } = await post<LinkMade>("/api/passkeys/use", { credential }));
  });
  return secret;
}

export class PasskeysCard {
  #passkeys: readonly PasskeyView[] | null = null;

  constructor() {
    if (!app.person || !hasPasskeys()) return;
    void get<PasskeysView>("/api/passkeys")
      .then((found) => this.#show(found))
      .catch(() => {}); // the page shows elsewhere that there is no connection
  }

  #show({ passkeys }: PasskeysView): void {
    this.#passkeys = passkeys;
    app.changed();
  }

  async #add(): Promise<void> {
    await app.attempt(async () => {
      const { options } = await post<PasskeyOptions>("/api/passkeys/new");
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(JSON.parse(options));
      const credential = await chosen(navigator.credentials.create({ publicKey }));
      if (credential) this.#show(await post<PasskeysView>("/api/passkeys/add", { credential }));
    });
  }

  async #remove(id: string): Promise<void> {
    await app.attempt(async () => this.#show(await post<PasskeysView>("/api/passkeys/remove", { id })));
  }

  #passkey({ id, system, added }: PasskeyView): TemplateResult {
    const since = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium" });
    return html`<li class="notice-channel">${icon("lock", 24)}
      <div><b>${system || say("web-devices-unknown")}</b>
        <small>${say("web-devices-added", { date: since.format(Date.now() - added) })}</small></div>
      <div class="notice-actions">${button(say("web-notices-remove"), () => void this.#remove(id), { kind: "quiet" })}</div></li>`;
  }

  view(): TemplateResult | typeof nothing {
    const passkeys = this.#passkeys;
    if (passkeys === null) return nothing;
    return html`<section class="notices card notched">
      <div class="head"><h2>${say("web-passkeys")}</h2></div>
      <p>${say("web-passkeys-about")}</p>
      ${passkeys.length ? html`<ul>${passkeys.map((one) => this.#passkey(one))}</ul>` : nothing}
      <p class="notice-row">${button(say("web-passkeys-add"), () => void this.#add(), { icon: "lock" })}</p>
    </section>`;
  }
}
