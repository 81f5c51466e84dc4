export const help = `resume-tailor: read a resume, hold it against a job, say why

  resume-tailor read FILE [--json]
      what was read from a resume, and what was not

  resume-tailor match --resume FILE --job FILE [--title TEXT] [--json]
      requirements with evidence, keyword statistics and the score

  resume-tailor tailor --resume FILE --job FILE [--title TEXT] [--out FILE] [--explain]
      the resume tailored to the job, in the format of FILE's ending (.txt, .docx, .pdf, .json), or as
      text; --explain prints each edit with its reason

  resume-tailor job FILE.html [--url ADDRESS] [--json]
      the posting on a saved page: title, company, description; or why there is none

  resume-tailor batch [FILE] [--as-of DATE]
      JSON Lines in: {"id", "resumeText", "jobTitle", "jobDescription"}; one line each out

  resume-tailor terms [FILE]
      JSON Lines in: {"id", "text", "language"?}; {"id", "terms": [{start, end, text, kind}]} out

batch and terms read standard input where no FILE (or "-") is given. A line that cannot be used
gives {"id", "error": {"code", "message"}} in its place.

Options
  --as-of YYYY-MM-DD   the day that "present" means (default: today)
  --json               the answer as JSON
  --help               this text

Resumes: .txt, .md, .json (JSON Resume), .pdf, .docx. A job file is text whose first line is the title,
or JSON {"title", "description", "company"?}.
Standard output carries the answer and nothing else. Exit codes: 0 done, 1 the input could not be used,
2 wrong use. The shapes are described in docs/terminal.md.
`;
