import { cleanup, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import Card from '../../renderer/cards/Card.svelte';
import CardArt from '../../renderer/cards/CardArt.svelte';
import { clinging } from '../../renderer/cards/clinging.ts';
import { paletteOf } from '../../renderer/cards/colours.ts';
import { sheetPath, sheets, type CardSize } from '../../renderer/cards/outline.ts';
import PieceMark from '../../renderer/cards/PieceMark.svelte';
import { closeUp, sceneOf } from '../../renderer/cards/scene.ts';
import { props } from '../../renderer/cards/scenery.ts';
import { sides, sideDrawings } from '../../renderer/ui/sides.ts';
import { abilities, outlines, seals } from '../../shared/cards.ts';
import { isMotif } from '../../shared/motifs.ts';
import { fieldPaths, sealPaths } from '../../renderer/cards/seals.ts';
import { packFaces } from '../support/pack-faces.ts';

afterEach(cleanup);

const packs = packFaces();
const everyFace = packs.flatMap(({ faces, look }) => faces.map((face) => ({ face, look })));
const faceOf = (key: string) => everyFace.find(({ face }) => face.key === key)!;

/** What a screen reader is told, in order. */
function spokenBy(element: Element): string {
  const walk = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent ?? '';
    if (node.getAttribute('aria-hidden') === 'true') return '';
    const label = node.tagName === 'ARTICLE' ? undefined : node.getAttribute('aria-label');
    const inside = [...node.childNodes].map(walk).join('');
    return node.getAttribute('role') === 'img' ? (label ?? '') : inside;
  };
  return walk(element).replaceAll(/\s+/g, ' ');
}

describe('a sign in rules text', () => {
  it('takes the marks after it along to its line, and no letter is lost', () => {
    const sign = { kind: 'icon', icon: 'melee', text: 'melee attack' } as const;
    const words = (text: string) => ({ kind: 'text', text }) as const;
    const set = clinging([words('with a '), sign, words(', you may'), sign, words(' again.')]);
    expect(set.map(({ part, marks }) => part.text + marks)).toEqual([
      ...['with a ', 'melee attack,', ' you may', 'melee attack', ' again.'],
    ]);
  });
});

describe('a card', () => {
  it.each(everyFace.map(({ face }) => face.key))('%s says all that is on its face', (key) => {
    const { face, look } = faceOf(key);
    render(Card, { face, look });
    const card = screen.getByRole('article');
    const said = spokenBy(card);
    expect(card.getAttribute('aria-label')).toContain(face.name);
    const lines = face.lines.filter(({ role }) => role !== 'requires' && role !== 'affinity');
    for (const { parts } of lines)
      expect(said).toContain(
        parts
          .map(({ text }) => text)
          .join('')
          .replaceAll(/\s+/g, ' '),
      );
    if (face.type === 'creature') {
      const values = [face.hitPoints, face.melee, face.ranged?.damage ?? '–', face.speed];
      const spine = [...card.querySelectorAll('.spine li .number')].map(
        ({ firstChild }) => firstChild?.textContent,
      );
      expect(spine).toEqual(values.map(String));
      for (const keyword of face.keywords) expect(said).toContain(keyword);
    }
    if (face.type === 'commander') {
      const spine = [...card.querySelectorAll('.spine li .number')].map(({ textContent }) => textContent);
      expect(spine).toEqual([face.morale, face.leadership, face.orderHand, face.creatureHand].map(String));
    } else expect(card.querySelector('.wax b')?.textContent).toBe(String(face.level));
    if (face.type === 'order') {
      for (const demand of [face.requires, face.affinity]) if (demand) expect(said).toContain(demand);
    }
  });

  it('lights the abilities it has or needs in six places of one order', () => {
    for (const { face, look } of [faceOf('lantern-watch/halberdier'), faceOf('lantern-watch/thrown-lamp')]) {
      render(Card, { face, look });
      const list = screen.getByRole('list', { name: face.type === 'creature' ? 'Abilities' : 'Needs' });
      const places = [...list.querySelectorAll('li')];
      expect(places).toHaveLength(abilities.length);
      const wanted = face.type === 'creature' ? face.abilities : abilities;
      expect(places.map((place) => place.getAttribute('aria-hidden') !== 'true')).toEqual(
        abilities.map((ability) => face.type === 'order' || (wanted as string[]).includes(ability)),
      );
      cleanup();
    }
  });

  it('explains its terms only where it is asked to', () => {
    const { face, look } = faceOf('skyfell/windhover');
    render(Card, { face, look });
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    render(Card, { face, look, explains: true });
    const term = screen.getByRole('button', { name: 'Flying' });
    expect(document.getElementById(term.getAttribute('aria-describedby')!)?.textContent).not.toBe('');
  });
});

describe('a picture', () => {
  it.each(packs.map(({ look, faces }) => [look.name, look, faces] as const))(
    'of %s is the same each time and not the same as any other',
    (_, look, faces) => {
      const scenes = faces.map((face) => JSON.stringify(sceneOf(face, look)));
      expect(faces.map((face) => JSON.stringify(sceneOf(face, look)))).toEqual(scenes);
      expect(new Set(scenes).size).toBe(faces.length);
    },
  );

  it('is drawn alike twice', () => {
    const { face, look } = faceOf('drowned-bell/carillon-crab');
    const draw = () => {
      const { container } = render(CardArt, { face, look });
      const drawn = container.innerHTML;
      cleanup();
      return drawn;
    };
    expect(draw()).toBe(draw());
  });

  it('shows every card of the six packs by a main motif of its own', () => {
    const mains = everyFace.map(({ face }) => face.motif);
    expect(mains.filter((motif, i) => mains.indexOf(motif) < i)).toEqual([]);
  });

  it('keeps a commander’s figures above the plaque of Morale and Leadership', () => {
    const plaque = 121;
    for (const { face, look } of everyFace.filter(({ face }) => face.type === 'commander'))
      for (const { y, size } of sceneOf(face, look).figures) expect(y + size / 2).toBeLessThan(plaque);
  });

  it('shows the main motif alone and whole where the window is small', () => {
    const tiny = { left: 120 - 49, right: 120 + 49 };
    for (const { face, look } of everyFace) {
      const { motif, x, size } = closeUp(sceneOf(face, look));
      expect(motif).toBe(face.motif);
      expect([x - size / 2 > tiny.left, x + size / 2 < tiny.right]).toEqual([true, true]);
    }
  });

  it('shows two figures from Level 4 on, and a banner with a commander', () => {
    for (const { face, look } of everyFace) {
      const { figures, hasBanner } = sceneOf(face, look);
      if (face.type === 'creature' && face.level >= 4) expect(figures.length).toBe(2);
      expect(hasBanner).toBe(face.type === 'commander');
    }
  });
});

describe('motifs', () => {
  it('named by the packs and by the scenery are all known', () => {
    const named = everyFace.flatMap(({ face }) => [face.motif, ...(face.companion ? [face.companion] : [])]);
    expect([...named, ...Object.values(props).flat()].filter((name) => !isMotif(name))).toEqual([]);
  });
});

describe('a faction', () => {
  it('has an outline, a cloth and a seal no other of the six has', () => {
    for (const field of ['outline', 'cloth', 'seal'] as const)
      expect(new Set(packs.map(({ look }) => look[field])).size).toBe(packs.length);
  });

  it.each(Object.keys(sheets) as CardSize[])(
    'is known by the edge of its parchment at the size %s',
    (size) => {
      expect(new Set(outlines.map((outline) => sheetPath(size, outline))).size).toBe(outlines.length);
    },
  );

  it('has a drawing for every seal and every outline a pack may name', () => {
    expect(seals.filter((seal) => !sealPaths[seal])).toEqual([]);
    expect(outlines.filter((outline) => !fieldPaths[outline])).toEqual([]);
  });

  it('mixes its palette from two colours', () => {
    const { ground, deep } = paletteOf(packs[0]!.look);
    expect(ground).toBe(packs[0]!.look.colours.ground);
    expect(deep).toMatch(/^#[0-9a-f]{6}$/);
  });
});

describe('a piece', () => {
  const piece = { motif: 'archer', side: 1, hitPoints: 50, label: 'Rampart Archer' } as const;
  const rimOf = (element: HTMLElement) => element.querySelector('.rim')!.getAttribute('stroke-dasharray')!;

  it('has a rim segment for every 10 Hit Points left, and their number', () => {
    render(PieceMark, { ...piece, damage: 20 });
    const mark = screen.getByRole('img', { name: 'Rampart Archer' });
    // Each whole segment is a dash and a gap; one more pair closes the rim.
    expect(rimOf(mark).trim().split(/\s+/)).toHaveLength(3 * 2 + 2);
    expect(within(mark).getByText('30')).toBeTruthy();
  });

  it('has no segment left when its Hit Points are gone', () => {
    render(PieceMark, { ...piece, damage: 60 });
    const mark = screen.getByRole('img');
    expect(rimOf(mark).trim().split(/\s+/)).toHaveLength(2);
    expect(within(mark).getByText('0')).toBeTruthy();
  });

  it('lies on its side when tapped and shows how many cards are attached', () => {
    render(PieceMark, { ...piece, tapped: true, attached: 2 });
    const mark = screen.getByRole('img');
    expect(mark.querySelector('.body')?.getAttribute('transform')).toBe('rotate(90 28 28)');
    expect(mark.querySelector('.pinned text')?.textContent).toBe('2');
  });

  it('is laid flat when it has acted, tapped or not: by shape, not by colour alone', () => {
    const shapeOf = (wish: { tapped?: boolean; spent?: boolean }) => {
      render(PieceMark, { ...piece, ...wish });
      const mark = screen.getByRole('img');
      const shape = [
        mark.querySelector('.body')?.getAttribute('transform'),
        mark.querySelector('.done') !== null,
      ];
      cleanup();
      return shape;
    };
    expect(shapeOf({ spent: true })).not.toEqual(shapeOf({}));
    expect(shapeOf({ spent: true, tapped: true })).not.toEqual(shapeOf({ tapped: true }));
    expect(shapeOf({ spent: true, tapped: true })).not.toEqual(shapeOf({ spent: true }));
  });

  it('tells its side by a shape and a pattern of its own', () => {
    expect(new Set(sides.map((side) => sideDrawings[side].rim)).size).toBe(4);
    expect(new Set(sides.map((side) => sideDrawings[side].pattern)).size).toBe(4);
  });
});
