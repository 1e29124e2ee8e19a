/** Only English has such choices: Chinese has one form of its nouns. */
const english = new Intl.PluralRules('en-US')

/** The word of `one|other` that goes with a number, as texts write it: `{count} {count, record|records}`. */
export function wordFor(count: unknown, words: string): string {
  const [one = '', other = one] = words.split('|')
  return english.select(Number(count)) === 'one' ? one : other
}
