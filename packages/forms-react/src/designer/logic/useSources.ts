import type { FormDocument } from '@shouya/forms/document'
import type { Sources } from '@shouya/forms/sources'
import { useEffect, useState } from 'react'
import { useDesignerParts } from '../DesignerContext.ts'

const NONE: Sources = {}

/** The host's options for a form's fields once they are loaded; without them values are typed. */
export function useSources(document: FormDocument): Sources {
  const { host } = useDesignerParts()
  const [sources, setSources] = useState(NONE)
  useEffect(() => {
    let isGone = false
    host.formHost(document).then(
      (formHost) => !isGone && setSources(formHost.sources ?? NONE),
      // Values can be typed instead; the preview reports why there are no options.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [host, document])
  return sources
}
