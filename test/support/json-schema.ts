/**
 * A small reader of JSON Schema, as much of it as the published card language uses: whether a value fits, and which
 * words of the schema it uses. A word is a branch, a field or a listed value: `Step attack`, `Step attack.bonus`,
 * `Trait=flying`.
 */
export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  oneOf?: Schema[];
  anyOf?: Schema[];
  type?: string;
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean;
  minProperties?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
}

export class SchemaReader {
  readonly #defs: Record<string, Schema>;
  readonly #root: Schema;

  constructor(root: Schema) {
    this.#root = root;
    this.#defs = root.$defs ?? {};
  }

  fits(value: unknown, schema: Schema = this.#root): boolean {
    if (schema.$ref !== undefined) return this.fits(value, this.#defOf(schema.$ref));
    const branches = schema.oneOf ?? schema.anyOf;
    if (branches) return branches.some((branch) => this.fits(value, branch));
    if ('const' in schema) return value === schema.const;
    if (schema.enum && !schema.enum.includes(value)) return false;
    switch (schema.type) {
      case 'object':
        return this.#fitsObject(value, schema);
      case 'array':
        return (
          Array.isArray(value) &&
          value.length >= (schema.minItems ?? 0) &&
          value.length <= (schema.maxItems ?? Infinity) &&
          value.every((item) => this.fits(item, schema.items ?? {}))
        );
      case 'string':
        return typeof value === 'string' && fitsText(value, schema);
      case 'integer':
      case 'number':
        return typeof value === 'number' && fitsNumber(value, schema);
      case 'boolean':
        return typeof value === 'boolean';
      default:
        throw new Error(`a schema this reader does not know: ${JSON.stringify(schema).slice(0, 100)}`);
    }
  }

  #fitsObject(value: unknown, schema: Schema): boolean {
    const { properties = {}, required = [], additionalProperties, minProperties = 0 } = schema;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
    return (
      fields.length >= minProperties &&
      required.every((field) => fields.some(([name]) => name === field)) &&
      fields.every(([name, inner]) => {
        const known = properties[name];
        return known ? this.fits(inner, known) : additionalProperties !== false;
      })
    );
  }

  /** Every word a value that fits uses. */
  *used(value: unknown, schema: Schema = this.#root, name = ''): Generator<string> {
    if (schema.$ref !== undefined)
      return yield* this.used(value, this.#defOf(schema.$ref), nameOf(schema.$ref));
    const branches = schema.oneOf ?? schema.anyOf;
    if (branches) {
      const [branch] = branches.filter((each) => this.fits(value, each));
      return yield* this.used(value, branch!, branchName(name, branch!));
    }
    if (schema.enum) yield `${name}=${String(value)}`;
    if (schema.type === 'object') {
      yield name;
      for (const [field, inner] of Object.entries(value as object)) {
        yield `${name}.${field}`;
        yield* this.used(inner, schema.properties![field]!, `${name}.${field}`);
      }
    }
    if (schema.type === 'array')
      for (const item of value as unknown[]) yield* this.used(item, schema.items!, name);
  }

  /** Every word there is. */
  words(): Set<string> {
    const words = new Set<string>();
    const done = new Set<string>();
    const visit = (schema: Schema, name: string): void => {
      if (schema.$ref !== undefined) {
        const target = nameOf(schema.$ref);
        if (!done.has(target)) {
          done.add(target);
          visit(this.#defOf(schema.$ref), target);
        }
        return;
      }
      for (const branch of schema.oneOf ?? schema.anyOf ?? []) visit(branch, branchName(name, branch));
      for (const value of schema.enum ?? []) words.add(`${name}=${String(value)}`);
      if (schema.type === 'object') words.add(name);
      for (const [field, inner] of Object.entries(schema.properties ?? {})) {
        words.add(`${name}.${field}`);
        visit(inner, `${name}.${field}`);
      }
      if (schema.items) visit(schema.items, name);
    };
    visit(this.#root, '');
    return words;
  }

  #defOf = (ref: string): Schema => this.#defs[nameOf(ref)]!;
}

const nameOf = (ref: string): string => ref.slice('#/$defs/'.length);

/** `Step attack` for the branch whose `do` is `attack`; `Who target` for the one that has only a target. */
function branchName(name: string, branch: Schema): string {
  if (branch.$ref !== undefined) return nameOf(branch.$ref);
  const fixed = Object.values(branch.properties ?? {}).find(
    (inner) => 'const' in inner && inner.const !== true,
  );
  const label = fixed ? String(fixed.const) : branch.required?.[0];
  return label === undefined ? name : `${name} ${label}`;
}

const fitsText = (text: string, { minLength = 0, maxLength = Infinity, pattern }: Schema): boolean =>
  text.length >= minLength &&
  text.length <= maxLength &&
  (pattern === undefined || new RegExp(pattern, 'u').test(text));

const fitsNumber = (
  value: number,
  { type, minimum = -Infinity, maximum = Infinity, multipleOf = 0 }: Schema,
): boolean =>
  value >= minimum &&
  value <= maximum &&
  (type !== 'integer' || Number.isInteger(value)) &&
  (multipleOf === 0 || value % multipleOf === 0);
