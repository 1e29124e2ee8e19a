import type { FormDocument } from '@shouya/forms/document'
import type { Sources } from '@shouya/forms/sources'
import { useEffect, useState } from 'react'
import { useDesignerParts } from '../DesignerContext.ts'

const NONE: Sources = {}

/** The options that the host gives to a form's fields, once they have come; without them values are typed. */
export function useSources(document: FormDocument): Sources {
  const { host } = useDesignerParts()
  const [sources, setSources] = useState(NONE)
  useEffect(() => {
    let gone = false
    host.formHost(document).then(
      (known) => !gone && setSources(known.sources ?? NONE),
      // Values can be typed as well; the preview says why there are no options.
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [host, document])
  return sources
}
