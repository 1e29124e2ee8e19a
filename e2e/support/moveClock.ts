/**
 * Sets the clock that scripts read, by so many milliseconds; it goes on from there, and timers are as they were. Runs in a
 * page, too, so that it may use nothing from around it.
 */
export function moveClock(ahead: number): void {
  const real = Date
  const now = () => real.now() + ahead
  globalThis.Date = new Proxy(real, {
    apply: () => new real(now()).toString(),
    construct: (target, given, as) => Reflect.construct(target, given.length ? given : [now()], as),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  })
}
