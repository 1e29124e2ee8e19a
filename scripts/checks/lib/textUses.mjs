import { isGenerated, isTest, listSources, parse, place, walk } from './source.mjs'
import { base, finding } from './textPairs.mjs'

const ASKING = { t: 0, message: 1, failAt: 1 }
const NAMING = new Set(['reason', 'message', 'i18nKey'])

/**
 * Finds the uses of `keys` in the sources under `folders`. A literal that equals a key uses it, wherever it is (label
 * tables are common); a template `status.${x}` uses all keys with that prefix. `declared` keys are used implicitly, and
 * must exist; `others` are the keys of other sets.
 */
export function readUses(root, folders, keys, { where, skip, declared = [], others = [] }) {
  const ownKeys = new Set([...keys].map(base))
  const knownKeys = new Set([...ownKeys, ...others.map(base)])
  const groups = new Set([...knownKeys].map((key) => key.split('.')[0]))
  const missing = declared.filter((key) => !ownKeys.has(key))
  const uses = {
    literals: new Set(declared),
    heads: new Set(),
    findings: missing.map((key) => finding('missing-text', `${where}: a noun declares ${key}, which has no text`)),
  }
  for (const file of listSources(root, folders)) {
    if (isTest(file) || isGenerated(file) || file.endsWith('.mjs') || skip(file)) continue
    readFile(root, file, { known: knownKeys, groups, ...uses })
  }
  const isUsed = (key) => uses.literals.has(key) || [...uses.heads].some((head) => key.startsWith(head))
  const unused = [...ownKeys]
    .filter((key) => !isUsed(key))
    .map((key) => finding('unused-key', `${where}: ${key} is used nowhere`))
  return [...uses.findings, ...unused]
}

function readFile(root, file, { known, groups, literals, heads, findings }) {
  const { tree, text } = parse(root, file)
  const exists = (value) => known.has(value) || !value.includes('.')
  const mayBeKey = (node, value) => node.callee?.value === 't' || groups.has(value.split('.')[0])
  walk(tree, (node) => {
    if (node.type === 'StringLiteral' && known.has(node.value)) literals.add(node.value)
    const head = templateHead(node)
    if (head !== undefined && groups.has(head.split('.')[0])) heads.add(head)
    for (const { value, open } of askedKeys(node)) {
      if (open)
        findings.push(finding('dynamic-key', `${file}: begin the key of t() with its group, so that its use is seen`))
      else if (!exists(value) && mayBeKey(node, value))
        findings.push(finding('unknown-key', `${place(file, text, value)}: there is no text ${value}`))
    }
  })
}

/** `status.` of `status.${x}`; a template without a dot before its first value is not a usable prefix. */
function templateHead(node) {
  if (node.type !== 'TemplateLiteral' || !node.quasis || node.quasis.length < 2) return undefined
  const head = node.quasis[0].cooked ?? ''
  return head.includes('.') ? head : undefined
}

/** The literal keys that a node refers to; `open` when a template does not contain its group. */
function askedKeys(node) {
  if (node.type === 'KeyValueProperty' && NAMING.has(node.key.value)) return literal(node.value)
  if (node.type === 'JSXAttribute' && NAMING.has(node.name.value)) return literal(node.value)
  if (node.type !== 'CallExpression') return []
  const name = node.callee.value ?? node.callee.property?.value
  const argument = Object.hasOwn(ASKING, name) ? node.arguments[ASKING[name]]?.expression : undefined
  const isOpen = name === 't' && argument?.type === 'TemplateLiteral' && !/^\w+\./.test(argument.quasis[0].cooked ?? '')
  return isOpen ? [{ open: true }] : literal(argument)
}

const literal = (node) => (node?.type === 'StringLiteral' ? [{ value: node.value }] : [])
