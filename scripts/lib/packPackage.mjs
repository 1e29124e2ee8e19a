import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { root } from './paths.mjs'
import { Problem } from './problem.mjs'
import { run } from './run.mjs'

const tsc = join(root, 'node_modules/typescript/bin/tsc')

const compilerOptions = {
  noEmit: false,
  declaration: true,
  allowImportingTsExtensions: false,
  rewriteRelativeImportExtensions: true,
  rootDir: './src',
}

/** The manifest for publishing: JavaScript and types instead of sources, no test files. */
function published({ private: _, exports, ...manifest }) {
  const built = ([name, source]) => {
    const file = name.startsWith('./testing/') ? undefined : source?.replace('./src/', './dist/').replace(/\.ts$/, '')
    return [name, file ? { types: `${file}.d.ts`, default: `${file}.js` } : null]
  }
  return { ...manifest, files: ['dist'], exports: Object.fromEntries(Object.entries(exports).map(built)) }
}

/** The dependencies of a package must be next to it: our own were packed before, others are linked. */
function linkDependencies(modules, dependencies) {
  for (const name of Object.keys(dependencies)) {
    const link = join(modules, name)
    if (existsSync(link)) continue
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), link)
  }
}

/**
 * Makes a publishable package of `packages/<name>`: JavaScript, types, manifest and README without sources and tests.
 * `modules` is a folder `node_modules`, from which it can be imported; our own packages that it needs must be packed
 * first.
 */
export async function packPackage(name, modules) {
  const from = join(root, 'packages', name)
  const manifest = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'))
  const target = join(modules, manifest.name)
  linkDependencies(modules, manifest.dependencies ?? {})
  mkdirSync(target, { recursive: true })
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(published(manifest), null, 2)}\n`)
  cpSync(join(from, 'README.md'), join(target, 'README.md'))

  // Outside of the folder, since the compiler emits nothing for files in node_modules.
  const work = join(modules, '..', `build-${name}`)
  cpSync(join(from, 'src'), join(work, 'src'), { recursive: true })
  cpSync(join(from, 'package.json'), join(work, 'package.json'))
  const open = globSync('src/*.ts', { cwd: work }).filter((file) => !/\.(test|typetest)\.ts$/.test(basename(file)))
  if (open.length === 0) throw new Problem(`packages/${name}/src has nothing to publish.`)
  const options = { ...compilerOptions, outDir: join(target, 'dist') }
  const config = { extends: join(root, 'tsconfig.base.json'), compilerOptions: options, files: open }
  writeFileSync(join(work, 'tsconfig.json'), JSON.stringify(config))
  const { ok, output } = await run([process.execPath, tsc, '-p', work])
  rmSync(work, { recursive: true })
  if (!ok) throw new Problem(`packages/${name} does not compile on its own:\n${output.slice(0, 5000)}`)
  return target
}
