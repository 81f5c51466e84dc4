/** Spanish: what whole resumes say in words of their own for a duty of postings; what stands behind ">" only proves; our own list. */
export const wholePages = `
tramitación de prestaciones|gestión de prestaciones|tramitación de prestaciones sociales|gestión de ayudas sociales|tramitar prestaciones
mecanizado convencional > torno convencional|fresadora convencional|taladro convencional|mecanizar en torno convencional
negociación con hoteles|negociar con hoteles|negociar tarifas con hoteles > negociar tarifas con cadenas hoteleras|negociar tarifas corporativas con hoteles
atención de emergencias|atender emergencias|resolver emergencias|resolución de emergencias
administración de medicación|dar la medicación|administrar medicación > dar la medicación pautada|medicación según pauta
pulido y decapado|decapado y pulido|decapar y pulir|pulir y decapar
registro diario|escribir el diario|rellenar el diario|llevar el diario
`;
