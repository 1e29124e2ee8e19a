import { compile } from '@shouya/forms/compile'
import type { FormDocument, Values } from '@shouya/forms/document'
import { needsOf } from '@shouya/forms/evaluateForm'
import type { FormHost } from '@shouya/forms-react/renderer/formHost'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAccount } from '../../api/account.ts'
import { businessTime } from '../../api/businessTime.ts'
import { holds } from '../../api/can.ts'
import { transfer } from '../../api/transfer.ts'
import { usePublic } from '../../api/usePublic.ts'
import { useLanguage } from '../../i18n/language.ts'
import { type Options, type Read, readSources } from './readSources.ts'
import { useDraw } from './useDraw.tsx'

/** The names of the sources that a document asks for. */
const sourcesOf = (document: FormDocument): string[] =>
  needsOf(compile(document)).flatMap((need) => (need.kind === 'options' ? [need.source] : []))

/** What a form is shown with: the server's options within the user's scope, their rights, and the way for files. */
export function useFormHost(document: FormDocument, stored?: Values): FormHost {
  const lang = useLanguage((state) => state.lang)
  const keys = useMemo(() => sourcesOf(document), [document])
  const { data } = useQuery<Read>({
    queryKey: ['CustomForm', 'GetSources', keys, lang],
    queryFn: ({ signal }) => readSources(keys, signal),
    staleTime: 5 * 60_000,
  })
  return useHostWith(data?.options, stored, data?.missing)
}

/** The same with options that are known already: those that somebody chose from then. */
export function useHostWith(options: Options | undefined, stored?: Values, missing?: readonly string[]): FormHost {
  const account = useAccount((state) => state.account)
  const uploadOrigins = usePublic()?.upload_origins
  const draw = useDraw()
  return useMemo(
    () => ({
      // The server's clock decides; this one only helps.
      sources: { now: businessTime(new Date()), ...(options && { options }), ...(stored && { stored }) },
      can: ({ id, operation }) => holds(account, id, operation),
      upload: transfer,
      draw,
      ...(missing && { missing }),
      ...(uploadOrigins && { uploadOrigins }),
    }),
    [options, stored, missing, account, uploadOrigins, draw],
  )
}
