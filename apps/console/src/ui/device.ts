const browsers = [
  ['Edge', /Edg[A-Z]*\/(\d+)/i],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+).*Safari/],
] as const

const systems = [
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const

/** `Chrome 140 · Windows`: enough to recognise one's own devices. */
export function deviceOf(userAgent: string): string | undefined {
  const browser = browsers.find(([, pattern]) => pattern.test(userAgent))
  const system = systems.find(([, pattern]) => pattern.test(userAgent))?.[0]
  const version = browser && userAgent.match(browser[1])?.[1]
  const name = browser && `${browser[0]} ${version}`
  return [name, system].filter(Boolean).join(' · ') || undefined
}
