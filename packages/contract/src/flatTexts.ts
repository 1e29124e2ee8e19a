type Texts = { readonly [key: string]: string | Texts }

/** `{ a: { b: 'text' } }` → `a.b`. */
type KeyOf<T> = {
  [K in keyof T & (string | number)]: T[K] extends string ? `${K}` : `${K}.${KeyOf<T[K]>}`
}[keyof T & (string | number)]

function entriesOf(texts: Texts, before: string): [string, string][] {
  return Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [[before + name, text]] : entriesOf(text, `${before}${name}.`),
  )
}

/** Texts in groups as one list, under the keys by which the console knows them, too: `faultRepair.field.location`. */
export const flatTexts = <T extends Texts>(texts: T): Record<KeyOf<T>, string> =>
  Object.fromEntries(entriesOf(texts, '')) as Record<KeyOf<T>, string>
