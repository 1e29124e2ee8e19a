import type { UserId } from '@shouya/approvals/definition'
import type { DataOf } from '@shouya/console/api/path.ts'
import type { CompiledForm, Scope } from '@shouya/forms/compiledForm'
import type { Subject } from '@shouya/forms-react/designer/subjects'
import { createContext, useContext } from 'react'

export type Topic = DataOf<'OaFlow/GetTopicList'>[number]

/** The names for ids in a flow, and the fields of its form. */
export interface Known {
  /** null: the form is not published. */
  readonly form: CompiledForm | null
  /** The names that conditions can use, in formulas and in sentences. */
  readonly scope: Scope
  /** The subjects of conditions. */
  readonly subjects: readonly Subject[]
  readonly topics: readonly Topic[]
  /** Roles that can be chosen, by their keys. */
  readonly roles: readonly { readonly key: string; readonly name: string }[]
  readonly userName: (id: UserId) => string
  readonly roleName: (key: string) => string
  readonly deptName: (id: number) => string
  readonly postName: (key: string) => string
  readonly fieldName: (model: string) => string
  /** Called with people who have just been chosen. */
  readonly learn: (people: readonly { id: UserId; name: string }[]) => void
}

export const KnownContext = createContext<Known | null>(null)

export function useKnown(): Known {
  const known = useContext(KnownContext)
  if (!known) throw new Error('This part of a flow stands outside of its names')
  return known
}
