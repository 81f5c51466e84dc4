/**
 * The page in Typst. Everything of a person arrives as JSON in `sys.inputs` and is set as strings, never
 * as markup; ligatures are off because other programs lose letters to them.
 */
export const typstSource = `
#let d = json(bytes(sys.inputs.data))
#let look = d.look
#let pt(n) = n * 1pt
#let accent = rgb(look.accent)
#let muted = rgb(look.muted)

#set document(title: d.title, author: (), keywords: (), date: none)
#set page(paper: d.paper, margin: (x: pt(look.margin.x), y: pt(look.margin.y)))
#set text(
  font: ("Noto Sans", "Noto Sans SC"),
  size: pt(look.size),
  lang: d.lang,
  region: if d.lang == "zh" { "cn" } else { none },
  fallback: false,
  hyphenate: false,
  ligatures: false,
  discretionary-ligatures: false,
)
// Han fills its square: its lines need more air between them.
#set par(leading: (look.leading + if d.lang == "zh" { 0.16 } else { 0 }) * 1em, spacing: pt(look.itemGap), justify: false)
#set list(marker: [•], indent: 2pt, body-indent: 6pt, spacing: pt(look.itemGap))
#show link: it => it
#show heading: it => it.body

#let span(s) = {
  let body = if "whole" in s and s.whole { box(s.text) } else { s.text }
  if "href" in s { link(s.href, body) } else { body }
}
#let line-of(b) = {
  b.spans.map(span).join()
  if b.right.len() > 0 {
    // Not flush right: programs that read pages in blocks tear dates away from their line across a wide gap.
    [ ]
    h(0.32em)
    text(weight: "regular", fill: muted, b.right.map(span).join())
  }
}
#let rule = line(length: 100%, stroke: 0.5pt + accent)
#let place-at = if look.centred { center } else { left }

#let section(b) = {
  let title = heading(level: 2, text(size: pt(look.headingSize), weight: "bold", fill: accent, line-of(b)))
  let body = if look.rule == "beside" {
    grid(columns: (auto, 1fr), column-gutter: 8pt, align: horizon, title, line(length: 100%, stroke: 0.6pt + accent.lighten(55%)))
  } else if look.rule == "above" {
    // Han reaches higher than capitals do.
    stack(spacing: if d.lang == "zh" { 5.6pt } else { 3.6pt }, line(length: 100%, stroke: 0.5pt + muted.lighten(40%)), title)
  } else {
    stack(spacing: 3.2pt, title, rule)
  }
  block(above: pt(look.sectionGap), below: pt(look.itemGap) + 2pt, sticky: true, width: 100%, body)
}

#let one(b) = {
  if b.kind == "name" {
    block(below: look.nameSize * 0.42pt, width: 100%, align(place-at, heading(level: 1, text(size: pt(look.nameSize), weight: "bold", fill: accent, line-of(b)))))
  } else if b.kind == "headline" {
    block(above: 0pt, below: 8pt, width: 100%, align(place-at, text(size: pt(look.headlineSize), fill: muted, line-of(b))))
  } else if b.kind == "contact" {
    block(above: 0pt, below: 5.6pt, width: 100%, align(place-at, text(size: pt(look.contactSize), fill: muted, line-of(b))))
  } else if b.kind == "heading" {
    section(b)
  } else if b.kind == "entry" {
    block(above: if b.lead { pt(look.itemGap) } else { pt(look.entryGap) }, below: pt(look.itemGap), sticky: b.sticky, width: 100%, text(weight: "bold", line-of(b)))
  } else if b.kind == "detail" {
    block(above: 0pt, below: pt(look.itemGap), sticky: b.sticky, width: 100%, text(fill: muted, line-of(b)))
  } else if b.kind == "pair" {
    block(above: 0pt, below: pt(look.itemGap), width: 100%, {
      text(weight: "bold", b.label.map(span).join())
      if not b.tight { " " }
      line-of(b)
    })
  } else {
    block(above: 0pt, below: pt(look.itemGap), width: 100%, line-of(b))
  }
}

#for group in d.groups {
  if group.list {
    block(above: 0pt, below: pt(look.itemGap), width: 100%, list(..group.blocks.map(line-of)))
  } else {
    for b in group.blocks { one(b) }
  }
}
`;
