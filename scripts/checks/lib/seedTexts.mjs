import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The texts of a new installation, by language and place: fields `hk`, `us` and those with these suffixes. */
export function seedTexts(root) {
  const folder = join(root, 'apps/server/src/db/seed')
  const texts = { HK: {}, US: {} }
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : []
  for (const file of files) collect(JSON.parse(readFileSync(join(folder, file), 'utf8')), file, texts)
  return texts
}

function collect(value, path, texts) {
  if (value === null || typeof value !== 'object') return
  for (const [key, child] of Object.entries(value)) {
    const [, name, language] = key.match(/^(?:(.*)_)?(hk|us)$/) ?? []
    if (language && typeof child === 'string')
      texts[language.toUpperCase()][[path, name].filter(Boolean).join('.')] = child
    else collect(child, `${path}.${key}`, texts)
  }
}
