import type { Services } from '@shouya/server/core/services.ts'
import { pinyinOfName } from '@shouya/server/core/text/pinyin.ts'
import { sql } from 'kysely'

const AT_ONCE = 500
/** What stands where a name has no Chinese characters, so that it is not looked at again. */
const NONE = '-'

/** Writes the names of accounts in pinyin that were made before there was any; those made since have it at once. */
export async function fillPinyin({ database: { kysely } }: Services): Promise<number> {
  let filled = 0
  for (;;) {
    const names = await kysely
      .selectFrom('sys_user')
      .select('real_name')
      .distinct()
      .where('name_pinyin', '=', '')
      .limit(AT_ONCE)
      .execute()
    if (names.length === 0) return filled
    const written = names.map(({ real_name }) => sql`(${real_name}, ${pinyinOfName(real_name) || NONE})`)
    const { numAffectedRows } = await sql`update sys_user set name_pinyin = said.pinyin
      from (values ${sql.join(written)}) as said (name, pinyin)
      where real_name = said.name and name_pinyin = ''`.execute(kysely)
    filled += Number(numAffectedRows ?? 0)
  }
}
