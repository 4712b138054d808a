/**
 * What a person may set, its limits and its defaults: one table of fields by section.
 * Storing belongs to `electron/services/settings.ts`, applying to the renderer.
 */
import { z } from './zod.ts';

export const themes = ['dark', 'light', 'contrast', 'system'] as const;
export const fonts = ['book', 'readable'] as const;
export const motions = ['system', 'on', 'off'] as const;

const volume = z.number().min(0).max(1);

/** Every setting, by section. A new setting is one line here and one in `defaultSettings`. */
const fields = {
  appearance: {
    theme: z.enum(themes),
    /** Percent of the normal text size. */
    textScale: z.number().int().min(80).max(200),
    /** `readable` is a face drawn for people with low vision. */
    font: z.enum(fonts),
    /** `system` follows the operating system's wish. */
    reducedMotion: z.enum(motions),
  },
  sound: {
    master: volume,
    effects: volume,
    music: volume,
    isMuted: z.boolean(),
  },
  table: {
    /** 0 shows results at once, 1 is the normal pace, 4 the fastest. */
    animationSpeed: z.number().min(0).max(4),
    /** Ending a phase asks first while creatures could still act. */
    warnBeforeEnd: z.boolean(),
    /** A bot that says why it did something is heard in the log. */
    botReasons: z.boolean(),
    /** The log of a match says everything, with its rules, instead of telling the story. */
    logInFull: z.boolean(),
    /** Games played in plain words instead of on their drawn table, by name. */
    plainGames: z
      .array(z.string().regex(/^[a-z][a-z-]{0,39}$/))
      .max(100)
      .refine((games) => new Set(games).size === games.length, 'a game is named once'),
    /** A first game tells one next thing at a time. */
    firstSteps: z.boolean(),
    /** Those of them that were done once or put away, by name. */
    seenSteps: z
      .array(z.string().regex(/^[a-z][A-Za-z]{0,39}$/))
      .max(100)
      .refine((steps) => new Set(steps).size === steps.length, 'a step is seen once'),
  },
  keys: {
    /** Keys chosen instead of the first ones, by the name of what they do: `{ end: 'Shift+e' }`. */
    chosen: z
      .record(
        z.string().regex(/^[a-z][A-Za-z]{0,39}$/),
        z.string().regex(/^((Ctrl|Alt|Shift)\+){0,3}\S{1,20}$/u),
      )
      .refine((chosen) => Object.keys(chosen).length <= 200, 'too many keys'),
  },
  lessons: {
    /** Lessons and puzzles that were done, by id. */
    learnt: z
      .array(z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/))
      .max(1000)
      .refine((ids) => new Set(ids).size === ids.length, 'a lesson is learnt once'),
  },
  rulebook: {
    /** Rules the reader marked, such as `warband/W-513`, in the order they were marked; those without a game are Warband's. */
    marks: z
      .array(z.string().regex(/^([a-z][a-z-]{0,39}\/)?[A-Z]{1,3}-\d{1,4}[a-z]?$/))
      .max(1000)
      .refine((marks) => new Set(marks).size === marks.length, 'a rule is marked once'),
  },
};

const sectionNames = [
  'appearance',
  'sound',
  'table',
  'keys',
  'lessons',
  'rulebook',
] as const satisfies (keyof typeof fields)[];

export const settingsSectionSchema = z.enum(sectionNames);
export type SettingsSection = z.infer<typeof settingsSectionSchema>;

/** All settings, complete. */
export const settingsSchema = z.strictObject({
  appearance: z.strictObject(fields.appearance),
  sound: z.strictObject(fields.sound),
  table: z.strictObject(fields.table),
  keys: z.strictObject(fields.keys),
  lessons: z.strictObject(fields.lessons),
  rulebook: z.strictObject(fields.rulebook),
});
export type Settings = z.infer<typeof settingsSchema>;

/** A change: any fields of any sections, nothing unknown. */
export const settingsPatchSchema = z.strictObject({
  appearance: settingsSchema.shape.appearance.partial().optional(),
  sound: settingsSchema.shape.sound.partial().optional(),
  table: settingsSchema.shape.table.partial().optional(),
  keys: settingsSchema.shape.keys.partial().optional(),
  lessons: settingsSchema.shape.lessons.partial().optional(),
  rulebook: settingsSchema.shape.rulebook.partial().optional(),
});
export type SettingsPatch = z.infer<typeof settingsPatchSchema>;

export const defaultSettings: Settings = {
  appearance: { theme: 'dark', textScale: 100, font: 'book', reducedMotion: 'system' },
  sound: { master: 0.8, effects: 0.8, music: 0.5, isMuted: false },
  table: {
    animationSpeed: 1,
    warnBeforeEnd: true,
    botReasons: false,
    logInFull: false,
    firstSteps: true,
    seenSteps: [],
    plainGames: [],
  },
  keys: { chosen: {} },
  lessons: { learnt: [] },
  rulebook: { marks: [] },
};

/** One stored setting: `appearance.theme` and its value. */
export interface SettingsField {
  key: string;
  value: unknown;
}

/** A change as single fields, in the form they are stored. */
export function fieldsOf(patch: SettingsPatch): SettingsField[] {
  return Object.entries(patch).flatMap(([section, values]) =>
    Object.entries(values ?? {}).map(([name, value]) => ({ key: `${section}.${name}`, value })),
  );
}

/** Settings from stored fields. A field that is missing, unknown or garbled falls back to its default alone. */
export function settingsFrom(stored: ReadonlyMap<string, unknown>): Settings {
  const sections = sectionNames.map((section) => [section, sectionFrom(section, stored)] as const);
  return settingsSchema.parse(Object.fromEntries(sections));
}

function sectionFrom(section: SettingsSection, stored: ReadonlyMap<string, unknown>): unknown {
  const known: [string, z.ZodType][] = Object.entries(fields[section]);
  const defaults = new Map<string, unknown>(Object.entries(defaultSettings[section]));
  const entries = known.map(([name, schema]) => {
    const parsed = schema.safeParse(stored.get(`${section}.${name}`));
    return [name, parsed.success ? parsed.data : defaults.get(name)];
  });
  return Object.fromEntries(entries);
}
