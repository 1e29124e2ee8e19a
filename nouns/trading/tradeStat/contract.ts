import { action } from '@shouya/contract/action'
import { date, id } from '@shouya/contract/fields'
import { grantOf } from '@shouya/contract/nounSchemas'
import { z } from 'zod'
import { checkRow } from '../ledgerDifference/contract.ts'
import { tradeStat, useBy } from './figures.ts'

const grant = grantOf(tradeStat)

/** In fen. */
const figures = {
  /** What orders were paid. */
  orders: z.int(),
  /** What was given back of them. */
  refunds: z.int(),
  /** Orders less refunds. */
  net: z.int(),
  /** What members paid for packages. */
  recharges: z.int(),
  /** What was given back of them. */
  recharge_refunds: z.int(),
  /** Members' deposits at the end. */
  deposits: z.int(),
}

const days = {
  begin_date: date,
  /** At most a year after the beginning. */
  end_date: date,
}
const grouped = { ...days, group: z.enum(['day', 'month']).default('day') }

/**
 * Figures of trading from the ledger, by day or month, and whether the ledger reconciles (domain 11.12). For an agent's people those of
 * its tree: orders in scope, and accounts of its members.
 */
export const GetStat = action('TradeStat', 'GetStat', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject(grouped),
  out: z.object({
    sum: z.object(figures),
    /** Each day `2026-03-02` or month `2026-03`. */
    rows: z.array(z.object({ period: z.string(), ...figures })),
    /**
     * What the last run of the reconciliation found: for an agent's people how many accounts of its tree it has stopped. Null before the first
     * run, and for whoever has no account in scope.
     */
    check: checkRow.pick({ run_time: true, difference_count: true }).nullable(),
  }),
})

/** What agents in scope have sold by the ledger, the most net orders first; agents without any are left out. Fen. */
export const GetAgentStat = action('TradeStat', 'GetAgentStat', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject(days),
  out: z.array(
    z.object({
      id,
      agent_name: z.string(),
      ...{ orders: figures.orders, refunds: figures.refunds, net: figures.net, recharges: figures.recharges },
    }),
  ),
})

const uses = {
  done: z.int(),
  interrupted: z.int(),
  failed: z.int(),
  /** Fen. */
  fee: z.int(),
}

/**
 * Uses of devices in scope: every day or month, or the products, agents or cities with uses, the most first. An agent or city is empty
 * where nobody had the device, or nobody has said where it stood.
 */
export const GetUseStat = action('TradeStat', 'GetUseStat', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({ ...grouped, by: z.enum(useBy).default('period') }),
  out: z.object({
    sum: z.object(uses),
    rows: z.array(
      z.object({
        /** `2026-03-02` or `2026-03`, the id of a product or an agent, or the code of a city. */
        key: z.string(),
        name: z.string(),
        ...uses,
      }),
    ),
  }),
})

/** What is so now in scope: devices that are activated or running, those of them that are online, balances down to their warning. */
export const GetNow = action('TradeStat', 'GetNow', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({}),
  out: z.object({ in_use: z.int(), online: z.int(), low: z.int() }),
})

/** The balances in scope that last shortest at the use of the last thirty days, at most 50; those that are not used are left out. */
export const GetConsumeStat = action('TradeStat', 'GetConsumeStat', {
  kind: 'read',
  access: grant('query'),
  in: z.strictObject({}),
  out: z.array(
    z.object({
      id,
      owner_type: z.int(),
      owner_name: z.string(),
      agent_name: z.string(),
      consume_name: z.string(),
      /** What may still be used. */
      left: z.int(),
      /** What has left it in these days, by use or to others. */
      used: z.int(),
      /** Whole days that it lasts. */
      days_left: z.int(),
    }),
  ),
})
