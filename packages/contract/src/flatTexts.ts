type Texts = { readonly [key: string]: string | Texts }

/** `{ a: { b: 'text' } }` → `a.b`. */
type KeyOf<T> = {
  [K in keyof T & (string | number)]: T[K] extends string ? `${K}` : `${K}.${KeyOf<T[K]>}`
}[keyof T & (string | number)]

function entriesOf(texts: Texts, prefix: string): [string, string][] {
  return Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [[prefix + name, text]] : entriesOf(text, `${prefix}${name}.`),
  )
}

type Reminder<K> = K extends `${string}.remind.${infer Rest}` ? `remind.${Rest}` : K

/**
 * The texts of nouns as one flat list, under the same keys as in the console: `{noun}.field.{name}`. Reminders
 * have only their code: `remind.{code}.title` and `.content`.
 */
export const flatTexts = <T extends Texts>(texts: T): Record<Reminder<KeyOf<T>>, string> =>
  Object.fromEntries(
    entriesOf(texts, '').map(([key, text]) => [key.replace(/^\w+\.remind\./, 'remind.'), text]),
  ) as Record<Reminder<KeyOf<T>>, string>
