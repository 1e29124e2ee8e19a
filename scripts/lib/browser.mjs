import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { npmCli } from './npmCli.mjs'
import { npmInstall } from './npmInstall.mjs'
import { runtimeDir } from './paths.mjs'
import { Problem } from './problem.mjs'
import { run } from './run.mjs'

export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Chromium renders the lists below its address bar as pages: two unused processes per window.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxFullPopup,WebUIOmniboxAimPopup,AimEnabled,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,PaintHolding,MediaRouter',
]

const packaged = '@sparticuz/chromium'
const packagedVersion = '153.0.0'
const root = process.getuid?.() === 0

// On some systems chromium-browser is only a script that asks for a snap, so it is started to check it.
const works = (file) =>
  spawnSync(file, ['--no-sandbox', '--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0

function onPath(...names) {
  const dirs = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const files = names.flatMap((name) => dirs.map((dir) => join(dir, name)))
  return files.find((file) => existsSync(file))
}

function systemChromium() {
  const file = onPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable')
  return file && works(file) ? file : undefined
}

let updated = false
async function aptInstall(...names) {
  if (!root || !onPath('apt-get')) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  if (!updated) updated = (await run(['apt-get', 'update'], { env })).ok
  await run(['apt-get', 'install', '-y', '--no-install-recommends', ...names], { env })
}

/** Without such a font every Chinese character is drawn as a box, which would change screenshots and widths. */
async function ensureChineseFont() {
  const list = spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' }).stdout
  if (!list?.trim()) await aptInstall('fontconfig', 'fonts-noto-cjk')
}

async function npmChromium() {
  const temporary = process.env.TMPDIR
  const dir = join(runtimeDir, 'chromium')
  const require = createRequire(join(dir, 'index.js'))
  const entry = () => require.resolve(packaged)
  mkdirSync(dir, { recursive: true })
  if (!existsSync(join(dir, 'node_modules', packaged))) {
    await npmInstall({ npmCli: npmCli() }, dir, [`${packaged}@${packagedVersion}`, '--no-package-lock'])
  }
  // It unpacks itself below the temporary folder; a shared one could contain another user's file of that name.
  process.env.TMPDIR = dir
  try {
    const { default: chromium, inflate } = await import(entry())
    const file = await chromium.executablePath()
    if (works(file)) return file
    // The few libraries that a machine may lack: they come with the package, for this program alone.
    const libraries = await inflate(join(dir, 'node_modules', packaged, 'bin', 'al2023.tar.br'))
    const launcher = join(dir, 'chromium.sh')
    const script = `#!/bin/sh\nexport LD_LIBRARY_PATH='${join(libraries, 'lib')}'\nexec '${file}' "$@"\n`
    writeFileSync(launcher, script, { mode: 0o755 })
    return works(launcher) ? launcher : undefined
  } catch {
    return undefined
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = temporary
  }
}

/** The path of a working Chromium: the configured one, the system's, one from apt (as root), one from npm. */
export async function findChromium() {
  const configured = process.env.CHROMIUM
  if (configured && !works(configured)) throw new Problem(`CHROMIUM names ${configured}, which does not run.`)
  await ensureChineseFont()
  const existing = configured || systemChromium()
  if (existing) return existing
  await aptInstall('chromium', 'fonts-noto-cjk')
  const installed = systemChromium() ?? (await npmChromium())
  if (installed) return installed
  throw new Problem(
    'No Chromium for the browser tests: run "apt-get install chromium" as root, or name one in CHROMIUM.',
  )
}
