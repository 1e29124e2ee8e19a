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
 * The services of a form: the server's options within the user's scope, their permissions, and uploads.
 * @param chosen options chosen earlier, so that values the user may not choose have their labels
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

/** The same with given options: those that were chosen earlier. */
export function useHostWith(options: Options | undefined, stored?: Values, missing?: readonly string[]): FormHost {
  const account = useAccount((state) => state.account)
  const uploadOrigins = usePublic()?.upload_origins
  const draw = useDraw()
  return useMemo(
    () => ({
      // The server's clock decides; this one is only for display.
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
