import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The words that an installation begins with, by language and place: fields `hk`, `us` and those that end so. */
export function seedTexts(root) {
  const folder = join(root, 'apps/server/src/db/seed')
  const texts = { HK: {}, US: {} }
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : []
  for (const file of files) collect(JSON.parse(readFileSync(join(folder, file), 'utf8')), file, texts)
  return texts
}

function collect(value, place, texts) {
  if (value === null || typeof value !== 'object') return
  for (const [key, part] of Object.entries(value)) {
    const [, name, language] = key.match(/^(?:(.*)_)?(hk|us)$/) ?? []
    if (language && typeof part === 'string')
      texts[language.toUpperCase()][[place, name].filter(Boolean).join('.')] = part
    else collect(part, `${place}.${key}`, texts)
  }
}
