import operations from '@shouya/server/db/seed/operations.json' with { type: 'json' }

/** Every operation of the catalogue in three languages. Part of the program: nobody renames them. */
export const operationNames = Object.entries(operations).map(([operation, { cn, hk, us }]) => ({
  operation,
  name_cn: cn,
  name_hk: hk,
  name_us: us,
}))
