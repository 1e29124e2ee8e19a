import { compile } from './compile.ts'
import type { FormDocument } from './document.ts'
import { type Member, type Shape, shapeOfScope } from './versions/valueShape.ts'

/**
 * TypeScript for the values that a document yields: one exported interface, labels as comments.
 * @param name the interface's name, a TypeScript identifier; RangeError otherwise
 */
export function typeScript(document: FormDocument, name: string): string {
  if (!/^[A-Z]\w*$/.test(name)) throw new RangeError(`${name} is no name of an interface`)
  return `export interface ${name} ${typeOf(shapeOfScope(compile(document).top), '')}\n`
}

function typeOf(shape: Shape, indent: string): string {
  switch (shape.kind) {
    case 'text':
    case 'date':
      return 'string'
    case 'flag':
      return 'boolean'
    case 'number':
      return 'number'
    case 'choice':
      return shape.values
        ? shape.values.map((value) => JSON.stringify(value)).join(' | ') || 'never'
        : 'string | number'
    case 'list':
      return shape.length === 2
        ? `[${typeOf(shape.item, indent)}, ${typeOf(shape.item, indent)}]`
        : `(${typeOf(shape.item, indent)})[]`
    case 'file':
      return "{ type?: 'file' | 'img'; name: string; status: 'done' | 'error'; uid?: string | number; url: string }"
    case 'object':
      return objectType(shape.members, shape.isRow, indent)
    default:
      return 'unknown'
  }
}

function objectType(members: readonly Member[], isRow: boolean, indent: string): string {
  const inner = `${indent}  `
  const lines = members.map((member) => memberLine(member, inner))
  const key = isRow ? [`${inner}key?: string | number`] : []
  return lines.length + key.length === 0 ? '{}' : `{\n${[...key, ...lines].join('\n')}\n${indent}}`
}

function memberLine({ model, label, shape, required, empty }: Member, indent: string): string {
  const emptyType =
    shape.kind === 'choice' ? " | '' | null" : empty === undefined ? '' : ` | ${empty === null ? 'null' : "''"}`
  const name = /^[A-Za-z_$][\w$]*$/.test(model) ? model : JSON.stringify(model)
  // A label could close the comment and continue as code.
  const comment = label === '' ? '' : `${indent}/** ${label.replace(/\s+/g, ' ').replaceAll('*/', '* /')} */\n`
  return `${comment}${indent}${name}${required ? '' : '?'}: ${typeOf(shape, indent)}${required ? '' : emptyType}`
}
