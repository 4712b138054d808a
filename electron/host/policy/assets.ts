/** Which file of the built window an address names, if any. Pure: it decides on text and never touches the disk. */

/** Only these kinds of file are served; anything else does not exist. */
const contentTypes: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** A file below the window's folder, named by its safe parts, and how to label it. */
export interface Asset {
  parts: string[];
  contentType: string;
}

/** One plain name: no separators, no hidden files, no `..`, no drive letters, no escapes, no control characters. */
const safePart = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/** Finds the asset of an address's path, as it was written on the wire; `undefined` if it names none. */
export function assetAt(path: string): Asset | undefined {
  if (path.length > 500 || !path.startsWith('/')) return undefined;
  const parts = path === '/' ? ['index.html'] : path.slice(1).split('/');
  if (!parts.every((part) => safePart.test(part) && !part.includes('..'))) return undefined;
  const extension = parts.at(-1)!.split('.').slice(1).at(-1) ?? '';
  const contentType = Object.hasOwn(contentTypes, extension) ? contentTypes[extension] : undefined;
  return contentType === undefined ? undefined : { parts, contentType };
}
