// @ts-nocheck
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok } from '../../../shared/result.ts';
import { campaign } from '../../campaign/index.ts';
import { readStory } from '../../campaign/story/read.ts';
import { setupFor } from '../../campaign/story/walk.ts';
import { nextAnswer } from '../../campaign/battle-plan.ts';
import { catalogueOf } from '../../games/warband/campaign/catalogue.ts';
import { readInstalledPack } from '../../cli/packs/folders.ts';

const files = (folder) => {
  const out = {};
  for (const inner of ['', 'texts/', 'scenarios/'])
    for (const e of readdirSync(join(folder, inner), { withFileTypes: true }))
      if (e.isFile()) out[inner + e.name] = readFileSync(join(folder, inner, e.name), 'utf8');
  return out;
};
export function fakeCampaigns(ground) {
  const sources = files(join(ground.resourcesFolder, 'stories', 'six-candles'));
  const content = readStory(sources).value;
  const { story } = content;
  const words = JSON.parse(sources['texts/en.json']);
  const catalogue = catalogueOf(story.packs.map(readInstalledPack));
  const store = [];
  const grounds = Object.fromEntries(Object.entries(sources).filter(([k]) => k.startsWith('scenarios/')).map(([k, v]) => {
      const t = JSON.parse(v); return [k.slice(10, -5), { map: t.map, objectives: t.objectives ?? [] }];
    }));
  const moment = (id) => {
    const { state, revision } = store[id];
    const view = campaign.view(state, 0);
    const keys = new Set([...Object.keys(view.owned), view.warband.commander, ...view.rivals.flatMap((r) => [r.card, ...r.seen, ...(r.list ?? [])])]);
    const page = view.page;
    if (page?.kind === 'bundles') page.bundles.forEach((b) => b.cards.forEach((c) => keys.add(c)));
    if (page?.kind === 'market') page.stock.forEach((b) => keys.add(b.card));
    view.roster.forEach((v) => keys.add(v.card));
    if (page?.kind === 'honour') keys.add(page.creature);
    const faces = Object.fromEntries(ground.cards.faces([...keys]).map((f) => [f.key, f]));
    for (const v of view.roster) faces[v.id] = { ...faces[v.card], name: v.name, key: v.id };
    const line = (t) => ({ role: 'trait', attached: false, parts: [{ kind: 'text', text: t }] });
    if (page?.kind === 'honour') for (const h of page.honours) { const b = faces[page.creature]; faces['honour/' + h] = { ...b, name: page.name, lines: [...b.lines, line('While adjacent to a creature of higher Level: Melee +10.')] }; }
    if (page?.kind === 'scar') for (const h of page.scars) { const b = faces[page.veteran]; faces['scar/' + h] = { ...b, lines: [...b.lines, line('Speed -1.')] }; }
    const v1 = page?.kind === 'event' ? view.roster.find((v) => v.id === page.veteran)?.name ?? '' : '';
    const filled = Object.fromEntries(Object.entries(words).map(([k, t]) => [k, t.replaceAll('{v1}', v1).replaceAll('{court}', words['court.' + view.court]).replaceAll('{name}', 'Old Ferrule')]));
    const orders = page?.kind === 'bundles' ? page.bundles.flatMap((b) => b.cards) : page?.kind === 'market' ? page.stock.map((s) => s.card) : [];
    return { id, name: 'The Six Candles', revision, title: words['story.title'], actTitle: words[`act.${story.acts[Math.min(view.act, view.acts) - 1].id}.title`], hill: story.places.find((p) => p.id === story.finale[0])?.sites?.[0], grounds,
      view, options: [...(campaign.decision(state)?.options ?? [])], words: filled, ...(page?.kind === 'scene' && { scene: filled[page.text] }), faces,
      players: Object.fromEntries(orders.map((o) => [o, 3 + (o.length % 8)])),
      prices: { treat: story.prices.treat, scout: story.prices.scout, sell: Object.fromEntries([...keys].map((k) => [k, 2])) },
      ...(page?.kind === 'battle' && { battle: { game: 'warband', by: page.by, isFought: false } }), canUndo: state.undoable > 0 && store[id].past.length > 0 };
  };
  const make = (input) => {
    const number = story.courts.indexOf(input.court);
    const setup = { ...setupFor(story, catalogue, number), court: input.court, level: input.level, form: input.form };
    const list = catalogue.lists.find((l) => l.pack === input.court); setup.levy = list.id;
    const state = campaign.start(setup, input.seed ?? 7);
    store.push({ state, revision: 0, past: [], chapters: [] });
    return store.length - 1;
  };
  const apply = (id, action) => {
    const kept = store[id];
    kept.past.push(campaign.clone(kept.state));
    const events = [];
    campaign.apply(kept.state, action, (e) => events.push(e));
    kept.revision += 1;
    return events;
  };
  const fight = (id, won) => {
    const { state } = store[id];
    const page = state.pages[0];
    const facts = [];
    if (won) facts.push({ fact: 'deed', deed: 'felled', by: state.warband.creatures[store[id].revision % 9] });
    if (!won && page.marching?.[0]) facts.push({ fact: 'fell', veteran: page.marching[0] });
    for (const c of state.warband.orders.slice(0, 9)) facts.push({ fact: 'saw', card: c });
    let events = [];
    for (let a = nextAnswer(state, won, facts); a; a = nextAnswer(state, won, facts)) events.push(...apply(id, a));
    return events;
  };
  const line = (id) => {
    const v = campaign.view(store[id].state, 0);
    return { id, name: 'The Six Candles', story: { id: story.id, title: words['story.title'], version: '1.0.0' }, stands: { court: { id: v.court, name: words['court.' + v.court] }, level: v.level, form: v.form, act: v.act, acts: v.acts, actTitle: words[`act.${story.acts[Math.min(v.act, v.acts) - 1].id}.title`], march: v.march, site: words['site.' + v.site], stirrings: v.stirrings.sum, stirringsMost: v.stirrings.most, candles: v.candles.filter((c) => c.isLit).length, ...(v.ending && { ending: words[`ending.${v.ending}.title`] }) }, createdAt: Date.now(), playedAt: Date.now() };
  };
  const sites = story.sites.map((s) => ({ id: s.id, name: words['site.' + s.id], at: s.at }));
  return {
    'stories.list': () => ok({ stories: [{ hash: 'f'.repeat(64), id: story.id, title: words['story.title'], version: '1.0.0', licence: 'MIT', opening: words['story.opening'].replace('{court}', 'your court'), acts: 4, battles: 62, events: story.events.length, endings: 5, courts: story.courts.map((c) => ({ id: c, name: words['court.' + c], opening: words[`court.${c}.opening`] })), missing: [], isBuiltin: true, isEnabled: true, installedAt: 0, campaigns: 0 }] }),
    'campaign.list': () => ok({ campaigns: store.map((_, id) => line(id)).reverse() }),
    'campaign.begin': (input) => {
      const id = make(input);
      const ahead = (input.seed ?? 0) >= 9000 ? input.seed - 9000 : 0;
      let turn = 0;
      for (let i = 0; i < 4000 && store[id].state.march < ahead && !store[id].state.outcome; i++) {
        const { state } = store[id];
        const options = campaign.decision(state).options;
        if (state.pages[0]?.kind === 'battle') { fight(id, turn++ % 3 !== 1); continue; }
        const pick = ['takeBundle', 'honour', 'toTheField', 'leaveMarket', 'march', 'lightCandle'].map((k) => options.filter((o) => o.kind === k)).find((l) => l.length) ?? options;
        const seat = state.pages[0]?.kind === 'muster' && options.find((o) => o.kind === 'seat');
        apply(id, seat || pick[(i * 7) % pick.length]);
      }
      return ok({ id });
    },
    'campaign.open': ({ id }) => store[id] ? ok(moment(id)) : err({ code: 'gone', sentence: 'That campaign is not there.' }),
    'campaign.answer': ({ id, option }) => {
      const action = campaign.decision(store[id].state).options[option];
      const events = apply(id, action);
      return ok({ campaign: moment(id), events });
    },
    'campaign.battle': ({ id, isWatched }) => { fight(id, isWatched); return err({ code: 'fake', sentence: 'Fought.' }); },
    'campaign.why': () => ok({}),
    'campaign.undo': ({ id }) => { store[id].state = store[id].past.pop(); store[id].revision += 1; return ok({ campaign: moment(id), events: [] }); },
    'campaign.turn': ({ id, at }) => {
      const kept = store[id];
      store.push({ state: campaign.clone(kept.past[at]), revision: at, past: kept.past.slice(0, at) });
      return ok({ id: store.length - 1 });
    },
    'campaign.chronicle': ({ id }) => {
      const { state, past } = store[id];
      const v = campaign.view(state, 0);
      const turns = [];
      past.forEach((s, at) => { if (s.pages.length === 0) turns.push({ at, act: s.act + 1, march: s.march, siteName: words['site.' + s.site] }); });
      const lines = state.chronicle.map((c, i) => ({ at: i, march: c.march, site: c.site, siteName: words['site.' + c.site], place: c.place, kind: c.kind, title: words[`place.${c.place}.title`] ?? words[`event.${c.place}.title`] ?? c.place, told: words[`place.${c.place}.${c.result}`] ?? words[`event.${c.place}.text`] ?? words['resting.text'], ...(c.kind === 'event' && { chosen: words[`event.${c.place}.choice.${c.result}`] }), result: c.result, ...(c.rival && { rival: { id: c.rival, name: words[`rival.${c.rival}.name`] } }), ...(c.by && { by: c.by }), match: 3, stirrings: 3, tallow: 12, candles: 4, act: c.act }));
      return ok({ id, name: 'The Six Candles', title: words['story.title'], court: { id: v.court, name: words['court.' + v.court] }, level: v.level, form: v.form,
        chapters: story.acts.slice(0, v.act).map((a, n) => ({ act: n + 1, title: words[`act.${a.id}.title`], text: words[`act.${a.id}.text`], lines: lines.filter((l) => l.act === n).map(({ act, ...l }) => l), candles: v.candles.map((c) => ({ court: c.court, name: words['court.' + c.court], isLit: c.isLit, isTaken: c.isTaken })) })),
        veterans: v.roster.map((r) => ({ id: r.id, name: r.name, card: r.card, status: r.status, honours: r.honours.map((h) => ({ id: h, name: words['honour.' + h] })), scars: r.scars.map((h) => ({ id: h, name: words['scar.' + h] })), life: [{ march: 1, kind: 'named', site: 'Wick Mill' }, { march: 2, kind: 'marched', site: 'Wick Mill' }, { march: 4, kind: 'fell', site: 'x' }, { march: 4, kind: 'scar', what: 'Squints', site: 'x' }] })),
        warband: [], rivals: v.rivals.map((r) => ({ id: r.id, name: words[`rival.${r.id}.name`], court: r.court, stance: r.stance, last: v.ending && words[`rival.${r.id}.ending.${v.ending}`] })), sites, roads: v.roads, turns, faces: moment(id).faces,
        ...(v.ending && { ending: { id: v.ending, title: words[`ending.${v.ending}.title`], text: words[`ending.${v.ending}.text`], isGood: state.endedWell } }) });
    },
    ...Object.fromEntries(['campaign.muster', 'campaign.builder', 'campaign.rename', 'campaign.delete', 'campaign.undelete', 'campaign.import', 'stories.check', 'stories.import', 'stories.switch', 'stories.remove'].map((n) => [n, () => err({ code: 'fake', sentence: 'Not in the fake.' })])),
  };
}
