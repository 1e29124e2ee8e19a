import { z } from 'zod'

/** A record that a word names, in the search of the whole console. */
export const foundRow = z.object({
  /** In the order in which the search shows them. */
  kind: z.enum([
    'approval',
    'form',
    'check',
    'escort',
    'rectification',
    'meeting',
    'monthlyCheck',
    'guardCheck',
    'guardEvaluation',
    'performance',
    'fireCheck',
    'selfCheck',
    'drill',
    'conference',
    'issue',
    'issueItem',
    'fault',
    'handover',
    'key',
    'visitor',
    'company',
    'car',
    'staff',
    'video',
    'equipment',
    'device',
    'repair',
    'vendor',
    'vendorContact',
    'notice',
    'material',
    'contact',
    'person',
  ]),
  title: z.string(),
  /** The unit, and the day where there is one. */
  note: z.string(),
  /** Path in the console with its query. */
  link: z.string(),
})
