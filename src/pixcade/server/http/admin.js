"use strict";

// The token lives in this variable and nowhere else: closing the page forgets it.
let token = "";
let maintained = false;

const place = (id) => document.getElementById(id);
const text = (name) => document.querySelector(`#texts data[value="${CSS.escape(name)}"]`)?.textContent ?? "";

function say(sentence, bad = false) {
  place("said").textContent = sentence;
  place("said").className = bad ? "bad" : "";
}

async function ask(action, body) {
  let answer;
  try {
    answer = await fetch(`api/admin/${action}`, {
      method: body === undefined ? "GET" : "POST",
      headers: { authorization: `Bearer ${token}` },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    say(text("unreachable"), true);
    return null;
  }
  const content = await answer.json();
  if (answer.ok) return content;
  say(text(content.code) || `${text("failed")} (${content.code})`, true);
  return null;
}

async function act(action, body) {
  if ((await ask(action, body)) === null) return;
  say("");
  await show();
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
    void act(action, body());
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
  made.append(words, ...buttons);
  return made;
}

function fill(id, rows) {
  place(id).replaceChildren(...(rows.length ? rows : [row(text("none"), "")]));
}

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
    `${one.person} · ${one.address} · ${one.tables.join(", ")}`,
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
    `${one.text} · ${text("by")} ${one.by} · ${one.table} · ${minutes(one.ago)}`,
    ...buttons,
  );
}

function banRow(one) {
  return row(
    one.value,
    `${text("until")} ${one.until} UTC · ${one.reason}`,
    button(text("unban"), "unban", () => ({ kind: one.kind, value: one.value })),
  );
}

async function show() {
  const now = await ask("now");
  if (now === null) return false;
  const reports = await ask("reports");
  const bans = await ask("bans");
  if (reports === null || bans === null) return false;
  for (const name of ["lobbies", "playing", "connections", "store"]) place(name).textContent = now[name];
  if (document.activeElement !== place("announcement")) place("announcement").value = now.announcement;
  maintained = now.maintenance;
  place("maintenance").hidden = !maintained;
  place("maintain").textContent = text(maintained ? "maintenance-off" : "maintenance-on");
  fill("tables", now.tables.map(tableRow));
  fill("people", now.people.map(personRow));
  fill("reports", reports.reports.map(reportRow));
  fill("bans", bans.bans.map(banRow));
  return true;
}

place("entry").addEventListener("submit", async (event) => {
  event.preventDefault();
  token = place("token").value.trim();
  if (!(await show())) return;
  place("token").value = "";
  place("entry").hidden = true;
  place("inside").hidden = false;
  say("");
});
place("announce").addEventListener("submit", (event) => {
  event.preventDefault();
  void act("announce", { text: place("announcement").value });
});
place("remove-game").addEventListener("submit", (event) => {
  event.preventDefault();
  void act("remove-game", { table: place("game").value.trim() });
});
place("refresh").addEventListener("click", () => void show());
place("maintain").addEventListener("click", () => void act("maintenance", { on: !maintained }));
