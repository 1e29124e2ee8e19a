import { isSafeDeclaration } from './cleanDeclarations.ts'

/**
 * Rules of an author (`.title { color: red }`) that hold inside one form only and load nothing from elsewhere. Media
 * queries stay, all other at-rules go. The browser's own parser reads them, in a document that fetches nothing.
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
  // Rules belong to another document, so they are told apart by what they have.
  if ('selectorText' in rule && 'style' in rule) return styleRule(rule as CSSStyleRule, scope)
  if ('media' in rule && 'cssRules' in rule) {
    const { media, cssRules } = rule as CSSMediaRule
    return `@media ${media.mediaText} {\n${rulesOf(cssRules, scope)}\n}`
  }
  return ''
}

function styleRule({ selectorText, style }: CSSStyleRule, scope: string): string {
  const kept = [...style]
    .map((property) => ({
      property,
      value: style.getPropertyValue(property),
      priority: style.getPropertyPriority(property),
    }))
    .filter(({ property, value }) => isSafeDeclaration(property, value))
    .map(({ property, value, priority }) => `${property}: ${value}${priority && ' !important'};`)
  if (kept.length === 0) return ''
  // Selectors of what is around the form (`body .x`) find nothing inside it.
  const selectors = selectorText.split(OUTER_COMMA).map((selector) => `${scope} ${selector.trim()}`)
  return `${selectors.join(', ')} { ${kept.join(' ')} }`
}

/** Not those of `:is(a, b)`. */
const OUTER_COMMA = /,(?![^(]*\))/
