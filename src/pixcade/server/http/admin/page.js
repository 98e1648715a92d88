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

// What grows

const language = document.documentElement.lang;
const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"];
const HOUR = 3600000;
const COLUMNS = ["what", "now", "bound", "left"];

function size(bytes) {
  let [value, at] = [bytes, 0];
  while (value >= 1000 && at < UNITS.length - 1) [value, at] = [value / 1000, at + 1];
  const most = value < 10 && at > 0 ? 1 : 0;
  const form = { style: "unit", unit: UNITS[at], unitDisplay: "short", maximumFractionDigits: most };
  return new Intl.NumberFormat(language, form).format(value);
}

function time(milliseconds) {
  const hours = milliseconds / HOUR;
  const [value, unit] = hours < 48 ? [hours, "hour"] : [hours / 24, "day"];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short", maximumFractionDigits: 0 }).format(value);
}

function amount(value, unit) {
  if (unit === "bytes") return size(value);
  return unit === "milliseconds" ? time(value) : value.toLocaleString(language);
}

function cell(kind, words, quiet = "") {
  const made = document.createElement(kind);
  made.textContent = words;
  if (quiet) {
    const more = document.createElement("span");
    more.className = "quiet";
    more.textContent = quiet;
    made.append(more);
  }
  return made;
}

const named = (one) => text(`growth-${one.name}`);
const whose = (one) => (one.of ? text(`growth-of-${one.of}`) : "");

function growthRow(one) {
  const made = document.createElement("tr");
  made.className = one.state;
  const head = cell("th", named(one), whose(one));
  head.scope = "row";
  const each = one.each ? text("each").replace("{size}", size(one.each)) : "";
  const bounded = one.most >= 0;
  const left = bounded ? amount(Math.max(0, one.most - one.used), one.unit) : "–";
  const cells = [
    cell("td", amount(one.used, one.unit), each),
    cell("td", bounded ? amount(one.most, one.unit) : text("unbounded")),
    cell("td", left, one.state === "ok" ? "" : text(one.state)),
  ];
  for (const [at, name] of COLUMNS.slice(1).entries()) cells[at].dataset.label = text(name);
  made.append(head, ...cells);
  return made;
}

function growthTable(rows) {
  const [table, top, head, body] = ["table", "thead", "tr", "tbody"].map((kind) => document.createElement(kind));
  for (const name of COLUMNS) {
    const column = cell("th", text(name));
    column.scope = "col";
    head.append(column);
  }
  top.append(head);
  body.append(...rows.map(growthRow));
  table.append(top, body);
  return table;
}

function showGrowth(rows) {
  const opened = new Set([...document.querySelectorAll("#growth details[open]")].map((one) => one.dataset.group));
  const first = place("growth").querySelectorAll("details").length === 0;
  place("growth").querySelectorAll("details").forEach((one) => one.remove());
  for (const group of new Set(rows.map((one) => one.group))) {
    const own = rows.filter((one) => one.group === group);
    const made = document.createElement("details");
    made.dataset.group = group;
    made.open = first ? group === "disk" || own.some((one) => one.state !== "ok") : opened.has(group);
    made.append(cell("summary", text(`growth-group-${group}`)), growthTable(own));
    place("growth").append(made);
  }
}

// What is wrong

function warning(name, values = {}) {
  return text(`warning-${name}`).replace(/\{(\w+)\}/g, (whole, value) => values[value] ?? whole);
}

/** A path as it is typed in a command. */
function quoted(path) {
  return /^[\w@%+=:,.\/-]+$/.test(path) ? path : `'${path.replaceAll("'", `'"'"'`)}'`;
}

function warnings(now, rows) {
  const found = [];
  if (now.store === "gone" && now.rescued) {
    const copy = quoted(now.rescued), folder = quoted(now.rescued.replace(/[\\/][^\\/]*$/, ""));
    found.push(warning("store-rescued", { copy, folder }));
  } else if (now.store !== "ok") found.push(warning(`store-${now.store}`));
  if (now.clock !== "ok") found.push(warning(`clock-${now.clock}`, { seconds: Math.abs(now.clock_off).toLocaleString(language) }));
  if (now.stopped) found.push(warning("stopped", { hours: Math.round(now.stopped / 3600).toLocaleString(language) }));
  if (now.bus === "away") found.push(warning("bus-away"));
  for (const one of rows.filter((row) => row.state !== "ok")) {
    const what = whose(one) ? `${named(one)} (${whose(one)})` : named(one);
    found.push(warning("growth", { what, used: amount(one.used, one.unit), most: amount(one.most, one.unit) }));
  }
  return found;
}

function showHealth(now, rows) {
  for (const name of ["store", "clock", "bus"]) {
    place(name).textContent = text(`state-${now[name]}`) || now[name];
    place(name).className = ["ok", "none"].includes(now[name]) ? "" : "bad";
  }
  place("others").hidden = now.bus === "none";
  const found = warnings(now, rows);
  place("alarm").hidden = found.length === 0;
  place("warnings").replaceChildren(...found.map((sentence) => row(sentence, "")));
}

async function show() {
  const now = await ask("now");
  if (now === null) return false;
  const reports = await ask("reports");
  const bans = await ask("bans");
  if (reports === null || bans === null) return false;
  const grown = now.store === "ok" ? await ask("growth") : { rows: [] };
  if (grown === null) return false;
  for (const name of ["lobbies", "playing", "connections"]) place(name).textContent = now[name].toLocaleString(language);
  showHealth(now, grown.rows);
  showGrowth(grown.rows);
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
