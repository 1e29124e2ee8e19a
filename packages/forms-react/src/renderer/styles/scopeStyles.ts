import { isSafeDeclaration } from './cleanDeclarations.ts'

/**
 * Restricts the CSS rules of an author (`.title { color: red }`) to one form and removes what loads external resources.
 * Media queries are kept, other at-rules removed. The browser parses the rules in a document that fetches nothing.
 * @param scope a selector of the form's element
 */
export function scopeStyles(text: string, scope: string): string {
  if (text.trim() === '') return ''
  const inert = document.implementation.createHTMLDocument('')
  const style = inert.createElement('style')
  style.textContent = text
  inert.head.append(style)
  return rulesOf(style.sheet?.cssRules, scope)
}

const rulesOf = (rules: CSSRuleList | undefined, scope: string): string =>
  [...(rules ?? [])].map((rule) => ruleOf(rule, scope)).join('\n')

function ruleOf(rule: CSSRule, scope: string): string {
  // The rules belong to another document, where `instanceof` fails; their properties tell them apart.
  if ('selectorText' in rule && 'style' in rule) return styleRule(rule as CSSStyleRule, scope)
  if ('media' in rule && 'cssRules' in rule) {
    const { media, cssRules } = rule as CSSMediaRule
    return `@media ${media.mediaText} {\n${rulesOf(cssRules, scope)}\n}`
  }
  return ''
}

function styleRule({ selectorText, style }: CSSStyleRule, scope: string): string {
  const allowed = [...style]
    .map((property) => ({
      property,
      value: style.getPropertyValue(property),
      priority: style.getPropertyPriority(property),
    }))
    .filter(({ property, value }) => isSafeDeclaration(property, value))
    .map(({ property, value, priority }) => `${property}: ${value}${priority && ' !important'};`)
  if (allowed.length === 0) return ''
  // Selectors of elements around the form (`body .x`) match nothing inside it.
  const selectors = selectorText.split(OUTER_COMMA).map((selector) => `${scope} ${selector.trim()}`)
  return `${selectors.join(', ')} { ${allowed.join(' ')} }`
}

/** Splits a selector list, but not at the commas of `:is(a, b)`. */
const OUTER_COMMA = /,(?![^(]*\))/
