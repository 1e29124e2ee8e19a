import type { Row } from '@shouya/contract/action'
import type { Lang } from '@shouya/contract/messages'
import type { GetList } from '../contract.ts'

export type RemindRule = Row<typeof GetList>[number]['remind_rule'][number]

/** The reminders of a type as the contract has them; Save checked them. */
export const remindRuleOf = ({ remind_rule }: { remind_rule: unknown }): RemindRule[] => remind_rule as RemindRule[]

/** The column of a type's name in a language. */
export const nameIn = { CN: 'name_cn', HK: 'name_hk', US: 'name_us' } as const satisfies Record<Lang, string>
