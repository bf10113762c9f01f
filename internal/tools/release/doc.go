// Command release makes from a tree what a release of it would publish, and modules that
// import it as a stranger would:
//
//	go -C internal/tools run ./release TREE FOLDER
//
// FOLDER/proxy is a file proxy (GOPROXY=file://…) with every module of the tree but those
// below internal, at the version that the nested modules require. FOLDER/proxied is a
// module outside the tree that imports, from that proxy, every package of the nested
// modules that can be imported. FOLDER/replaced is the same with a replace line for each
// module.
//
// It fails if the nested modules do not all require one version, or one that a tag
// has already and that is not this tree. Command .ci/next-version sets it in all of them.
package main
