import { zipSync } from 'fflate'
import { checkSheet, checkStrings } from './checkSheet.ts'
import { openZip } from './openZip.ts'
import { Refusal } from './refusal.ts'

const WORKBOOK = 'xl/workbook.xml'
const RELATIONS = 'xl/_rels/workbook.xml.rels'

/**
 * The few files of a workbook that its first sheet needs, unpacked, checked and packed again without compression.
 * Nothing else of the archive reaches the reader; if the reader resolves the relations differently, it finds nothing.
 */
export function sheetFiles(workbook: Buffer): ArrayBuffer {
  const read = openZip(workbook)
  const text = (name: string) => {
    const content = read(name)?.toString('utf8')
    // Custom entities: no spreadsheet writes them.
    if (content && /<!(DOCTYPE|ENTITY)/i.test(content)) throw new Refusal('import.unreadable')
    return content
  }
  const [content, relations] = [text(WORKBOOK), text(RELATIONS)]
  if (!content || !relations) throw new Refusal('import.unreadable')
  const needed: Record<string, string> = { [WORKBOOK]: content, [RELATIONS]: relations }
  const firstSheet = attribute(tags(content, 'sheet')[0], 'id')
  for (const relation of tags(relations, 'Relationship')) {
    const kind = attribute(relation, 'Type')?.split('/').at(-1)
    const isNeeded =
      kind === 'worksheet' ? attribute(relation, 'Id') === firstSheet : kind === 'sharedStrings' || kind === 'styles'
    const target = attribute(relation, 'Target') ?? ''
    const name = target.startsWith('/') ? target.slice(1) : `xl/${target}`
    if (!isNeeded || needed[name] !== undefined) continue
    const content = text(name)
    if (content === undefined) continue
    if (kind === 'worksheet') checkSheet(content)
    if (kind === 'sharedStrings') checkStrings(content)
    needed[name] = content
  }
  const files = Object.entries(needed).map(([name, content]) => [name, Buffer.from(content)] as const)
  return zipSync(Object.fromEntries(files), { level: 0 }).buffer as ArrayBuffer
}

/** The opening tags of that name, with or without a prefix. */
const tags = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<(?:[^\\s<>/:]*:)?${name}(?=[\\s/>])[^>]*>`, 'g'))].map(([tag]) => tag)

const attribute = (tag: string | undefined, name: string): string | undefined =>
  new RegExp(`[\\s:]${name}\\s*=\\s*["']([^"']*)["']`).exec(tag ?? '')?.[1]
