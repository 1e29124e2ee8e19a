import type { Names } from './names.ts'

/** An insertion into an existing file, before the last occurrence of `before`. */
type Insertion = { file: string; before: string; text: string }

const states = [
  { value: '1', cn: '有效', hk: '有效', us: 'Valid', sort: 0, color: 'success' },
  { value: '9', cn: '作废', hk: '作廢', us: 'Void', sort: 1, color: 'default' },
]

/** The lists that a register must be added to. */
export function insertions({ snake, prefix, menu }: Names): Insertion[] {
  const dict = {
    dict_code: `${snake}_status`,
    name_cn: `${menu.title_cn}状态`,
    name_hk: `${menu.title_hk}狀態`,
    name_us: `State of ${menu.title_us}`,
    items: states,
  }
  return [
    { file: 'apps/server/src/core/numbers/nextNumber.ts', before: "  | 'YS'", text: `  | '${prefix}'\n` },
    {
      file: 'apps/console/src/ui/status.ts',
      before: '  issue_status:',
      text: `  ${snake}_status: { 1: 'done', 9: 'void' },\n`,
    },
    { file: 'apps/server/src/db/seed/dicts.json', before: '\n]', text: `,\n${JSON.stringify(dict, null, 2)}` },
  ]
}
