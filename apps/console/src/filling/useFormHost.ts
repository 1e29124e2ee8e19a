import type { FormDocument, Values } from '@shouya/forms/document'
import type { FormHost } from '@shouya/forms-react/renderer/formHost'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useAccount } from '../api/account.ts'
import { businessTime } from '../api/businessTime.ts'
import { holds } from '../api/can.ts'
import { transfer } from '../api/transfer.ts'
import { usePublic } from '../api/usePublic.ts'
import { useLanguage } from '../i18n/language.ts'
import { functions } from './functions.ts'
import type { Options } from './readSources.ts'
import { sourcesQuery } from './sourcesQuery.ts'
import { useDraw } from './useDraw.tsx'
import { withChosen } from './withChosen.ts'

/**
 * What a form is shown with: the server's options within the user's scope, their rights, and the way for files.
 * @param chosen options that somebody chose from then, so that what the user may not choose has its name
 */
export function useFormHost(document: FormDocument, stored?: Values, chosen?: Options): FormHost {
  const lang = useLanguage((state) => state.lang)
  const query = useMemo(() => sourcesQuery(document, lang), [document, lang])
  const { data } = useQuery(query)
  const options = useMemo(
    () => (data?.options && chosen ? withChosen(data.options, chosen) : data?.options),
    [data?.options, chosen],
  )
  return useHostWith(options, stored, data?.missing)
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
      functions,
      draw,
      ...(missing && { missing }),
      ...(uploadOrigins && { uploadOrigins }),
    }),
    [options, stored, missing, account, uploadOrigins, draw],
  )
}
