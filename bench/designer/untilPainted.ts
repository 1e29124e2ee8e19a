import type { CDPSession } from 'playwright-core'

/** The relevant parts of a trace; times are microseconds, `tdur` is processor time. */
type Traced = {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { data?: { type?: string } }
}

const SCRIPTS = new Set([
  'EventDispatch',
  'FunctionCall',
  'RunMicrotasks',
  'FireAnimationFrame',
  'TimerFire',
  'v8.callFunction',
])

/** Milliseconds of scripting from an event until the next paint. */
export async function untilPainted(session: CDPSession, event: string, act: () => Promise<void>): Promise<number> {
  const events: Traced[] = []
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as Traced[]))
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  await act()
  await new Promise((resolve) => setTimeout(resolve, 500))
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)

  const dispatch = events.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === event)
  if (!dispatch) throw new Error(`no ${event} in the trace`)
  const sameThread = events.filter(
    ({ pid, tid, ts }) => pid === dispatch.pid && tid === dispatch.tid && ts >= dispatch.ts,
  )
  const end = dispatch.ts + (dispatch.dur ?? 0)
  const paint = sameThread.filter(({ name, ts }) => name === 'Paint' && ts >= end).sort((a, b) => a.ts - b.ts)[0]
  if (!paint) throw new Error(`nothing was painted after ${event}`)
  const scripts = sameThread
    .filter(({ name, ts }) => SCRIPTS.has(name) && ts < paint.ts)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  let covered = 0
  let time = 0
  for (const { ts, dur = 0, tdur = dur } of scripts) {
    // Nested events are included in the outer one.
    if (ts < covered) continue
    covered = ts + dur
    time += tdur
  }
  return time / 1000
}
