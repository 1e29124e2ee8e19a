import { isGenerated, isTest, listSources, parse, place, walk } from './source.mjs'
import { finding } from './textPairs.mjs'

/** Ideographs, without the radicals before them: code that measures text uses those as a bound. */
const HAN = /[\u3400-\u9fff\uf900-\ufaff]/

/**
 * Texts belong into the i18n files; seed, templates and demonstration data are in Chinese because the bank's are. Capitals of amounts are
 * numerals, which receipts have in every language.
 */
const MAY_SPEAK =
  /^apps\/console\/src\/i18n\/|^apps\/server\/src\/(db\/seed|demo)\/|^nouns\/(trading\/pledge\/console\/capitalYuan[.]ts$|approvals\/template\/server\/|\w+\/(\w+\/)?(texts|demo)\/)/

/** Chinese in string literals, templates and JSX; comments are exempt. */
export function chineseInCode(root) {
  const files = listSources(root, ['apps/console/src', 'apps/server/src', 'nouns'])
  return files
    .filter((file) => !isTest(file) && !isGenerated(file) && !MAY_SPEAK.test(file))
    .flatMap((file) => inFile(root, file))
}

function inFile(root, file) {
  const { tree, text } = parse(root, file)
  const findings = []
  walk(tree, (node) => {
    const literal =
      node.type === 'TemplateElement' ? node.cooked : /^(StringLiteral|JSXText)$/.test(node.type) ? node.value : ''
    if (typeof literal === 'string' && HAN.test(literal)) {
      const short = literal.trim().slice(0, 20)
      findings.push(
        finding('chinese-in-code', `${place(file, text, short)}: "${short}" belongs into the texts of every language`),
      )
    }
  })
  return findings
}
