import { isGenerated, isTest, listSources, parse, place, walk } from './source.mjs'
import { finding } from './textPairs.mjs'

/** Ideographs, not the radicals before them: code that asks for the width of a text names those as a bound. */
const HAN = /[\u3400-\u9fff\uf900-\ufaff]/

/** Texts belong to the i18n files; seed, templates and demonstration data speak Chinese because the bank does. */
const MAY_SPEAK =
  /^apps\/console\/src\/i18n\/|^apps\/server\/src\/(db\/seed|demo)\/|^nouns\/(approvals\/template\/server|\w+\/\w+\/(texts|demo))\//

/** Chinese in string literals, templates and JSX; comments may say what they like. */
export function chineseInCode(root) {
  const files = listSources(root, ['apps/console/src', 'apps/server/src', 'nouns'])
  return files
    .filter((file) => !isTest(file) && !isGenerated(file) && !MAY_SPEAK.test(file))
    .flatMap((file) => inFile(root, file))
}

function inFile(root, file) {
  const { tree, text } = parse(root, file)
  const found = []
  walk(tree, (node) => {
    const words =
      node.type === 'TemplateElement' ? node.cooked : /^(StringLiteral|JSXText)$/.test(node.type) ? node.value : ''
    if (typeof words === 'string' && HAN.test(words)) {
      const short = words.trim().slice(0, 20)
      found.push(
        finding('chinese-in-code', `${place(file, text, short)}: "${short}" belongs into the texts of every language`),
      )
    }
  })
  return found
}
