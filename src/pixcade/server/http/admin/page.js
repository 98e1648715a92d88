"use strict";

let maintained = false;

const place = (id) => document.getElementById(id);
const text = (name) => document.querySelector(`#texts data[value="${CSS.escape(name)}"]`)?.textContent ?? "";

// What went wrong stands where it was asked for: in the row, form or card of what was pressed.
const said = place("said");
const header = said.parentElement;

function complain(sentence, pressed) {
  (pressed.closest("li, form, .card") ?? header).append(said);
  said.textContent = sentence;
  said.scrollIntoView({ block: "nearest" });
}

function unsay() {
  header.append(said);
  said.textContent = "";
}

// Returns what the server answers. null: it refuses or is away, and `pressed` is told why, if it is given.
async function ask(action, body, pressed) {
  let answer;
  try {
    answer = await fetch(`api/admin/${action}`, {
      method: body === undefined ? "GET" : "POST",
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    if (pressed) complain(text("unreachable"), pressed);
    return null;
  }
  const content = await answer.json();
  if (answer.ok) return content;
  if (content.code === "server.operator-token") location.reload(); // the session has ended: sign in again
  if (pressed) complain(text(content.code) || `${text("failed")} (${content.code})`, pressed);
  return null;
}

async function act(action, body, pressed) {
  if ((await ask(action, body, pressed)) !== null) await show(pressed);
}

// What can't be undone wants a second press.
function button(label, action, body, sure = false) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = label;
  made.addEventListener("click", () => {
    if (sure && !made.classList.contains("sure")) {
      made.classList.add("sure");
      made.textContent = `${label}: ${text("sure")}`;
      return;
    }
    void act(action, body(), made);
  });
  return made;
}

function row(first, quiet, ...buttons) {
  const made = document.createElement("li");
  const words = document.createElement("span");
  const more = document.createElement("span");
  words.textContent = first;
  more.textContent = quiet;
  more.className = "quiet";
  words.append(more);
  made.append(words);
  if (buttons.length) {
    const beside = document.createElement("span");
    beside.className = "buttons";
    beside.append(...buttons);
    made.append(beside);
  }
  return made;
}

// `list` is null where the server could not read it.
function fill(id, list, rowOf) {
  const rows = list?.length ? list.map(rowOf) : [row(text(list ? "none" : "unread"), "")];
  place(id).replaceChildren(...rows);
}

const joined = (...parts) => parts.filter(Boolean).join(" · ");

const minutes = (ago) => `${Math.round(ago / 60000)} ${text("minutes")}`;
const banning = (kind, value) => () => ({
  kind, value, hours: Number(place("hours").value) || 24, reason: place("reason").value,
});

function seat(one) {
  if (one.holder === "open") return text("seat-open");
  if (one.holder === "bot") return `${one.name} (${text("bot")})`;
  return one.there ? one.name : `${one.name} (${text("away")})`;
}

function tableRow(one) {
  return row(
    `${one.game} · ${text(`phase-${one.phase}`)} · ${one.seats.map(seat).join(", ")}`,
    `${one.table} · ${minutes(one.ago)}`,
    button(text("close"), "close", () => ({ table: one.table }), true),
  );
}

function personRow(one) {
  return row(
    one.name || one.person,
    joined(one.person, one.address, one.tables.join(", ")),
    button(text("remove-name"), "remove-name", () => ({ person: one.person }), true),
    button(text("ban-browser"), "ban", banning("browser", one.person), true),
    button(text("ban-address"), "ban", banning("address", one.address), true),
  );
}

function reportRow(one) {
  const buttons = [button(text("done"), "report-done", () => ({ id: one.id }))];
  if (one.kind === "message" && one.shown) {
    const message = () => ({ table: one.table, number: Number(one.about) });
    buttons.unshift(button(text("remove-message"), "remove-message", message, true));
  }
  if (one.person) {
    buttons.unshift(
      button(text("remove-name"), "remove-name", () => ({ person: one.person }), true),
      button(text("ban-browser"), "ban", banning("browser", one.person), true),
    );
  }
  return row(
    one.shown || "–",
    joined(one.text, `${text("by")} ${one.by}`, one.table, minutes(one.ago)),
    ...buttons,
  );
}

function banRow(one) {
  return row(
    `${text(`kind-${one.kind}`)} ${one.value}`,
    joined(`${text("until")} ${one.until} UTC`, one.reason),
    button(text("unban"), "unban", () => ({ kind: one.kind, value: one.value })),
  );
}

// What is wrong

const language = document.documentElement.lang;

function warning(name, values = {}) {
  return text(`warning-${name}`).replace(/\{(\w+)\}/g, (whole, value) => values[value] ?? whole);
}

function warnings(now) {
  const found = [];
  if (now.store !== "ok") found.push(warning(`store-${now.store}`));
  return found;
}

function showHealth(now) {
  place("store").textContent = text(`state-${now.store}`) || now.store;
  place("store").className = now.store === "ok" ? "" : "bad";
  const found = warnings(now);
  place("alarm").hidden = found.length === 0;
  place("warnings").replaceChildren(...found.map((sentence) => row(sentence, "")));
}

async function show(pressed) {
  const now = await ask("now", undefined, pressed);
  if (now === null) return false;
  const [reports, bans] = await Promise.all(["reports", "bans"].map((list) => ask(list)));
  for (const name of ["lobbies", "playing", "connections"]) place(name).textContent = now[name].toLocaleString(language);
  showHealth(now);
  if (document.activeElement !== place("announcement")) place("announcement").value = now.announcement;
  maintained = now.maintenance;
  place("maintenance").hidden = !maintained;
  place("maintain").textContent = text(maintained ? "maintenance-off" : "maintenance-on");
  unsay();
  fill("tables", now.tables, tableRow);
  fill("people", now.people, personRow);
  fill("reports", reports && reports.reports, reportRow);
  fill("bans", bans && bans.bans, banRow);
  return true;
}

place("announce").addEventListener("submit", (event) => {
  event.preventDefault();
  void act("announce", { text: place("announcement").value }, event.target);
});
place("remove-game").addEventListener("submit", (event) => {
  event.preventDefault();
  const table = place("game").value.trim();
  if (table) void act("remove-game", { table }, event.target);
  else complain(text("game-id-missing"), event.target);
});
place("refresh").addEventListener("click", (event) => void show(event.target));
place("maintain").addEventListener("click", (event) => void act("maintenance", { on: !maintained }, event.target));
void show(place("refresh"));
