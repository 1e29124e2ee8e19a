import type { Names } from './names.ts'

type Insertion = { file: string; before: string; text: string }

const texts = {
  CN: ['内容', '机构', '登记人', '登记时间', '新增', '编辑', '这里是登记的内容。'],
  HK: ['內容', '機構', '登記人', '登記時間', '新增', '編輯', '這裏是登記的內容。'],
  US: ['Content', 'Unit', 'Entered by', 'Entered at', 'New', 'Edit', 'What was entered stands here.'],
}
const keys = ['content', 'dept', 'creator', 'create_time', 'add', 'edit', 'about']

/** Lines that existing files get; each goes before the last place where `before` stands. */
export function insertions({ camel, snake, area }: Names): Insertion[] {
  const words = (lang: keyof typeof texts) =>
    `  ${camel}: {\n${keys.map((key, i) => `    ${key}: '${texts[lang][i]}',`).join('\n')}\n  },\n`
  return [
    {
      file: 'apps/server/src/db/scope.ts',
      before: '} as const satisfies',
      text: `  ${snake}: { unit: 'dept_id', owner: 'create_user_id' },\n`,
    },
    {
      file: 'nouns/manifests.ts',
      before: 'import { manifest as escortBox }',
      text: `import { manifest as ${camel} } from './${area}/${camel}/server/manifest.ts'\n`,
    },
    { file: 'nouns/manifests.ts', before: ']\n\n/** What they say', text: `  ${camel},\n` },
    {
      file: 'nouns/pages.ts',
      before: 'import type { Page }',
      text: `import { ${camel}Page } from './${area}/${camel}/console/${camel}Page.ts'\n`,
    },
    { file: 'nouns/pages.ts', before: ']\n', text: `  ${camel}Page,\n` },
    { file: `apps/console/src/i18n/CN/${area}.ts`, before: '} as const', text: words('CN') },
    { file: `apps/console/src/i18n/HK/${area}.ts`, before: '} ', text: words('HK') },
    { file: `apps/console/src/i18n/US/${area}.ts`, before: '} ', text: words('US') },
  ]
}
