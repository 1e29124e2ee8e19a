/**
 * Moves the clock that scripts read by so many milliseconds; it goes on from there, and timers are unchanged. Also runs
 * in a page, so it must be self-contained.
 */
export function moveClock(ahead: number): void {
  const RealDate = Date
  const now = () => RealDate.now() + ahead
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, args, newTarget) => Reflect.construct(target, args.length ? args : [now()], newTarget),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}
