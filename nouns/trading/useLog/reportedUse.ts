import { z } from 'zod'

export const errorCode = z.string().regex(/^[A-Za-z0-9_.-]{1,30}$/)
/** `2026-03-02T08:00:00+08:00`, or with `Z`. */
const moment = z.iso.datetime({ offset: true })

/** A use as a terminal reports it. */
export const reportedUse = z
  .strictObject({
    /** The terminal's own number of the use, from 1 on. */
    seq: z.int().positive(),
    start_time: moment,
    end_time: moment,
    /** 1 by use, 2 by time, 3 trial, 4 upkeep. */
    use_type: z.int().min(1).max(4),
    qty: z.int().min(0).max(10_000).default(1),
    /** 1 done, 2 interrupted, 3 failed. */
    result: z.int().min(1).max(3),
    error_code: errorCode.optional(),
    lng: z.number().min(-180).max(180).optional(),
    lat: z.number().min(-90).max(90).optional(),
  })
  .refine(({ lng, lat }) => (lng === undefined) === (lat === undefined))

export type ReportedUse = z.output<typeof reportedUse>
