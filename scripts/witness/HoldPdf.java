import java.io.BufferedReader;
import java.io.FileInputStream;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.TreeMap;
import org.verapdf.gf.foundry.VeraGreenfieldFoundryProvider;
import org.verapdf.pdfa.Foundries;
import org.verapdf.pdfa.PDFAParser;
import org.verapdf.pdfa.PDFAValidator;
import org.verapdf.pdfa.flavours.PDFAFlavour;
import org.verapdf.pdfa.results.TestAssertion;
import org.verapdf.pdfa.results.ValidationResult;

/** Holds PDFs against PDF/UA-1 and PDF/A-2a: a path a line comes in; a line a broken rule goes out, by tabs, then "end". */
public class HoldPdf {
  public static void main(String[] args) throws Exception {
    VeraGreenfieldFoundryProvider.initialise();
    BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String path = in.readLine(); path != null; path = in.readLine()) {
      for (PDFAFlavour flavour : new PDFAFlavour[] {PDFAFlavour.PDFUA_1, PDFAFlavour.PDFA_2_A}) hold(path, flavour);
      System.out.println("end");
      System.out.flush();
    }
  }

  static void hold(String path, PDFAFlavour flavour) {
    TreeMap<String, Integer> counts = new TreeMap<>();
    try (InputStream file = new FileInputStream(path);
        PDFAParser parser = Foundries.defaultInstance().createParser(file, flavour);
        PDFAValidator validator = Foundries.defaultInstance().createValidator(flavour, false)) {
      ValidationResult result = validator.validate(parser);
      if (!result.isCompliant() && result.getTestAssertions().isEmpty()) counts.put("-\tdoes not conform\t", 1);
      for (TestAssertion found : result.getTestAssertions()) {
        if (found.getStatus() != TestAssertion.Status.FAILED) continue;
        String rule = found.getRuleId().getClause() + "-" + found.getRuleId().getTestNumber();
        counts.merge(rule + "\t" + plain(found.getMessage()) + "\t" + plain(found.getLocation().getContext()), 1, Integer::sum);
      }
    } catch (Exception error) {
      counts.put("-\t" + plain(String.valueOf(error)) + "\t", 1);
    }
    counts.forEach((what, count) -> System.out.println(flavour + "\t" + count + "\t" + what));
  }

  static String plain(String text) {
    return text.replaceAll("\\s+", " ");
  }
}
