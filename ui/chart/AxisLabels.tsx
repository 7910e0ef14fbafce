/** Words under the axis, as far along it as each is in the list. */
export const AxisLabels = ({ teksten }: { readonly teksten: readonly string[] }) => (
  <div style={{ position: 'relative', minHeight: '1.5em', whiteSpace: 'nowrap' }}>
    {teksten.map((tekst, nummer) => {
      const deel = (100 * nummer) / (teksten.length - 1)
      return (
        <span key={tekst} style={{ position: 'absolute', left: `${deel}%`, transform: `translateX(-${deel}%)` }}>
          {tekst}
        </span>
      )
    })}
  </div>
)
