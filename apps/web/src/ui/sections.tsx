interface SectionsProps {
  sections: { title: string; text: string }[];
}

/** A page of plain reading: headings and paragraphs in one narrow column. */
export function Sections({ sections }: SectionsProps) {
  return (
    <div className="grid max-w-2xl gap-8">
      {sections.map(({ title, text }) => (
        <section key={title}>
          <h2 className="text-xl">{title}</h2>
          <p className="mt-2 text-ink-soft">{text}</p>
        </section>
      ))}
    </div>
  );
}
