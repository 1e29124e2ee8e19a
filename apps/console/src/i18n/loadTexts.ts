import { isWanted, want } from './language.ts'
import type { Lang } from './languages.ts'
import { pageTexts } from './pageTexts.gen.ts'

/** A group of texts that is loaded with the pages that use it. */
export type TextGroup = keyof typeof pageTexts

const sourceOf = (group: TextGroup) => async (lang: Lang) => ({ [group]: (await pageTexts[group][lang]()).default })

/** One per group, since sources are compared by identity. */
const sources = new Map((Object.keys(pageTexts) as TextGroup[]).map((group) => [group, sourceOf(group)]))
const sourcesOf = (groups: readonly TextGroup[]) => groups.flatMap((group) => sources.get(group) ?? [])

export const hasTexts = (groups: readonly TextGroup[]): boolean => sourcesOf(groups).every(isWanted)

/** Loads a page's texts, in the current language and any later one; a call after a failure tries again. */
export async function loadTexts(groups: readonly TextGroup[]): Promise<void> {
  await Promise.all(sourcesOf(groups).map(want))
}
