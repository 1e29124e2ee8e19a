import type { Picks } from '@shouya/approvals/instance'
import type { FormDocument, Values } from '@shouya/forms/document'
import { takeOut } from '../../../customForms/server/public.ts'
import { profileOf } from '../../directory/server/profile.ts'
import type { Runner } from '../../request/server/runner.ts'
import type { First } from './tellWay.ts'

type Given = { initiator: number; data: Values; picks: Picks }

/** The submission of what is filled in so far. What is sensitive is hidden from conditions, as it is in a request that runs. */
export async function firstOrder(
  runner: Runner,
  form: FormDocument,
  { initiator, data, picks }: Given,
): Promise<NonNullable<First>> {
  return {
    do: 'submit',
    initiator: await profileOf(runner, initiator),
    form: takeOut(form, data).data as Values,
    picks,
    // Names of what is not kept.
    definitionVersion: 0,
    formVersion: 0,
  }
}
