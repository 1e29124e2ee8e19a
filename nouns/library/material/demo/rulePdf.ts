import { Readable } from 'node:stream'
import type { Paper } from '@shouya/server/core/pdf/paper.ts'
import type { DB } from '@shouya/server/db/schema.gen.ts'
import { localText } from '@shouya/server/demo/calendar.ts'
import type { Ground } from '@shouya/server/demo/part.ts'
import type { Person } from '@shouya/server/demo/people.ts'
import type { Kysely } from 'kysely'
import type { MaterialPlan } from './materialPlans.ts'

/** The rule of the first must as a paper that the server draws. */
export const rulePaper = (madeAt: Date): Paper => ({
  ...{ title: '防尾随联动门操作规程', head: ['总行保卫部', '演示数据'], code: 'material', codeWords: '学习园地' },
  ...{ mark: null, tables: [], signs: [], foot: '本文件为演示数据，无实际效力', pageOf: '{page} / {pages}', madeAt },
  facts: [
    ['适用范围', '全行营业网点现金区出入口'],
    ['开门顺序', '先关外门，确认无人尾随，再开内门；两道门不得同时打开。'],
    ['发现尾随', '停留在两门之间，按下报警按钮，联系监控中心核实身份。'],
    ['设备故障', '立即报修并由专人值守，登记故障报修，不得以物品卡住门体。'],
  ],
})

/** The PDF as an attachment: a file for each document that has it, one blob; null without the thread's answer. */
export async function storePdf(
  tx: Kysely<DB>,
  { services, days }: Ground,
  hq: Person,
  plans: readonly MaterialPlan[],
  content: Uint8Array | undefined,
): Promise<{ idOf: ReadonlyMap<MaterialPlan, number>; text: string }> {
  if (!content) throw new Error('no PDF was drawn')
  const { sha256, size } = await services.files.put(Readable.from([Buffer.from(content)]))
  const mime = 'application/pdf'
  const create_time = `${localText(days.now)}+08`
  await tx
    .insertInto('file_blob')
    .values({ sha256, size, mime, create_time })
    .onConflict((c) => c.doNothing())
    .execute()
  const text = rulePaper(new Date(days.now))
    .facts.map(([, value]) => value)
    .join(' ')
  await tx.insertInto('file_text').values({ sha256, content: text, seconds: null, read_time: create_time }).execute()
  const withFile = plans.filter(({ file }) => file)
  const files = await tx
    .insertInto('file')
    .values(
      withFile.map((plan) => ({
        ...{ sha256, name: `${plan.title}.pdf`, folder: 'file', create_user_id: hq.id, create_time },
        ...{ ref_table: 'material', ref_id: plans.indexOf(plan) + 1 },
      })),
    )
    .returning('id')
    .execute()
  return { idOf: new Map(withFile.map((plan, index) => [plan, files[index]?.id ?? 0])), text }
}
