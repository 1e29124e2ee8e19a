import type { DataOf } from '@shouya/console/api/path.ts'
import { mark } from '@shouya/console/i18n/language.ts'
import { useTranslation } from 'react-i18next'

type Step = Pick<DataOf<'OaExamine/Preview'>['steps'][number], 'people' | 'claim' | 'unable' | 'fallback'>

/** The most people of a step that are named. */
const MOST = 10

/**
 * The people who will be asked at a node, as far as they are known, and those who were named but cannot decide; '' if
 * none.
 */
export function useAskedWords(): { asked: (step: Step) => string; unable: (step: Step) => string } {
  const { t } = useTranslation()
  const listed = (people: Step['people']) => {
    const names = people
      .slice(0, MOST)
      .map(({ name }) => name)
      .join(mark('、'))
    return people.length > MOST ? t('flow.andMore', { names, count: people.length }) : names
  }
  return {
    asked: ({ people, claim, fallback }) => {
      const names = claim ? t('flow.oneClaims', { names: listed(people) }) : listed(people)
      return fallback ? t(`flow.fallback.${fallback}`, { names }) : names
    },
    unable: ({ unable }) => (unable.length > 0 ? t('flow.unable', { names: listed(unable) }) : ''),
  }
}
