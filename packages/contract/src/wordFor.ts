/** Only English needs it: Chinese nouns have one form. */
const english = new Intl.PluralRules('en-US')

/** The form of a word for a number, as texts write it: `{count} {count, record|records}`. */
export function wordFor(count: unknown, forms: string): string {
  const [singular = '', plural = singular] = forms.split('|')
  return english.select(Number(count)) === 'one' ? singular : plural
}
