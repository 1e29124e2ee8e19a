import type { Ctx } from '@shouya/server/core/context.ts'

const parts = ['data', 'log', 'files'] as const

/** The share of the disk in use, as last measured by housekeeping. */
export async function storageUse({ db }: Ctx) {
  const usage = await db.selectFrom('storage_use').select(['part', 'bytes']).execute()
  const rows = parts.flatMap((part) =>
    usage.filter((row) => row.part === part).map(({ bytes }) => ({ key: part, name: null, values: [bytes] })),
  )
  return { columns: ['bytes' as const], rows }
}
