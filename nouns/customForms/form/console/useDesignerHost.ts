import { businessTime } from '@shouya/console/api/businessTime.ts'
import { useMayCall } from '@shouya/console/api/can.ts'
import type { DataOf } from '@shouya/console/api/path.ts'
import { queryClient } from '@shouya/console/api/queryClient.ts'
import { transfer } from '@shouya/console/api/transfer.ts'
import { buttonFunctions, fileFunctions, functions } from '@shouya/console/filling/functions.ts'
import { sourceQuery, sourcesQuery } from '@shouya/console/filling/sourcesQuery.ts'
import { useLanguage } from '@shouya/console/i18n/language.ts'
import type { DesignerHost, Publishing } from '@shouya/forms-react/designer/Designer'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { presets } from './presets.ts'
import { previewRoles } from './previewRoles.ts'

type Doors = Pick<DesignerHost, 'onSave' | 'onClose' | 'onDirty'> & { onPublish: Publishing['ask'] }
type Known = {
  sources: DataOf<'CustomForm/GetSourceList'>
  roles: DataOf<'Role/GetRoleList'>
  uploadOrigins: readonly string[]
}

/** What the designer needs from the console, as one object whose identity does not change while it is open. */
export function useDesignerHost({ sources, roles, uploadOrigins }: Known, doors: Doors): DesignerHost {
  const { t } = useTranslation()
  const lang = useLanguage((state) => state.lang)
  const mayCall = useMayCall()
  const mayRead = mayCall('Menu/GetRoleMenu')
  const mayPublish = mayCall('CustomForm/Publish')
  const save = useEffectEvent(doors.onSave)
  const close = useEffectEvent(doors.onClose)
  const publish = useEffectEvent(doors.onPublish)
  const [{ host, read }] = useState(() => {
    const names = sources.map(({ key }) => key)
    const preview = previewRoles(lang, mayRead ? roles : [])
    const designerHost: DesignerHost = {
      lang,
      storage: localStorage,
      clipboard: navigator.clipboard,
      presets: presets(lang, t),
      roles: preview.roles,
      sources: names,
      sourceList: sources.map(({ key, name }) => ({ name: key, label: name })),
      optionsOf: async (source) => {
        const { options } = await queryClient.fetchQuery(sourceQuery([source], lang))
        return options[source] ?? []
      },
      functions: Object.keys(buttonFunctions),
      fileFunctions: Object.keys(fileFunctions),
      functionName: (name) => (isFunction(name) ? t(`form.function.${name}`) : name),
      formHost: async (document) => {
        const { options, missing } = await queryClient.fetchQuery(sourcesQuery(document, lang))
        const formSources = { sources: { now: businessTime(new Date()), options }, missing }
        return { ...formSources, uploadOrigins, upload: transfer, functions }
      },
      uploadOrigins,
      onSave: (document, text) => save(document, text),
      onClose: () => close(),
      publish: { ask: (lead) => publish(lead), ...(mayPublish ? {} : { barred: t('api.noPermission') }) },
      onDirty: doors.onDirty,
    }
    return { host: designerHost, read: preview.read }
  })
  useEffect(() => {
    const stop = new AbortController()
    // Only the preview by role needs this, and it reports a failure itself.
    read(stop.signal).catch(() => undefined)
    return () => stop.abort()
  }, [read])
  return host
}

const isFunction = (name: string): name is keyof typeof functions => Object.hasOwn(functions, name)
